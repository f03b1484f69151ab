import js from '@eslint/js';
import { defineConfig } from 'eslint/config';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

export default defineConfig(
  { ignores: ['.svelte-check/'] },
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  svelte.configs.prettier,
  {
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: ['.svelte'], svelteConfig } },
  },
  {
    // A match keeps the contents that it began with: a table asks its session for them.
    files: ['src/**'],
    ignores: [
      '**/*.test.ts',
      // Sheets of Welcome to the Moon are still drawn from the files of today, as are cards of Andromeda's Edge.
      'src/games/welcome_to_the_moon/*/sheet.ts',
      'src/games/andromedas_edge/{content,cards/texts}.ts',
    ],
    rules: {
      'no-restricted-imports': [
        'error',
        { patterns: [{ group: ['$starboard/games/*'], message: 'Read what is printed from session.contents ($lib/contents).' }] },
      ],
    },
  },
  {
    rules: {
      // TypeScript knows what is defined.
      'no-undef': 'off',
      // `{#each Array(3) as _, i}` counts.
      '@typescript-eslint/no-unused-vars': ['error', { args: 'after-used', argsIgnorePattern: '^_$', varsIgnorePattern: '^_$' }],
      // Maps and sets are built in one go inside `$derived`, or remember what no drawing depends on.
      'svelte/prefer-svelte-reactivity': 'off',
      // `{' '}` is a space that stays, also at the edge of a block.
      'svelte/no-useless-mustaches': 'off',
      // It takes each word of the reason behind a `svelte-ignore` for a code of its own.
      'svelte/no-unused-svelte-ignore': 'off',
    },
  },
);
