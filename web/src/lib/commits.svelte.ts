/** Whether commits are given by themselves when nothing else can be done, remembered; who wants to take back a move has them asked. */
class Commits {
  alone = $state(localStorage.getItem('commits') === 'alone');

  toggle = () => {
    this.alone = !this.alone;
    localStorage.setItem('commits', this.alone ? 'alone' : 'asked');
  };
}

export const commits = new Commits();
