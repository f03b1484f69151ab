/** @type {import('knip').KnipConfig} */
export default {
  // `!` marks what the client is built from; blank sheets are what tests start with.
  project: ['src/**/*.{ts,svelte,css}!', '!src/**/{*.test,blank_*}.ts!', 'tests/**/*.ts', '*.{ts,js}'],
  // `make types` writes them whole.
  ignore: ['src/**/types.ts'],
  // The browser tests run it.
  ignoreDependencies: ['axe-core'],
  // A type that a file's own exports are made of may carry a name for others.
  ignoreExportsUsedInFile: { type: true, interface: true },
  compilers: {
    css: (text) => [...text.matchAll(/(?:@import|url\()\s*'([^']+)'/g)].map(([, file]) => `import '${file}';`).join('\n'),
  },
};
