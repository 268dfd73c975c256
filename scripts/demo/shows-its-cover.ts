/** Runs inside the popup, so it uses nothing of this file: the screen is settled and every picture in it is loaded. */
export function showsItsCover(): boolean {
  const isBusy = document.querySelector('[aria-busy="true"]') !== null;
  return !isBusy && [...document.images].every(({ complete, loading }) => complete || loading === 'lazy');
}
