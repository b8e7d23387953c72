// A phone's Back closes what lies over the screen before it leaves the screen. While any sheet is open, one entry of the
// history stands for all of them: Back takes it away, and so does closing the last one in another way.

const SHEET = 'kuluary:sheet'; // the state of that entry

const closers = new Set<() => void>(); // of what is open, the uppermost last
let kept: string | null = null; // the address that stays, while we are going back by ourselves

/** Back now means `close`. Returns how to say that it is closed. */
export function catchBack(close: () => void): () => void {
  closers.add(close);
  queueMicrotask(settle); // one sheet may give way to another
  return () => {
    closers.delete(close);
    queueMicrotask(settle);
  };
}

/** The entry is a sheet's: whoever goes to another screen from there takes its place. */
export function isOverScreen(): boolean {
  return window.history.state === SHEET;
}

/** Another screen has been gone to. Where we are just going back to, it is what stays. */
export function keepAddress(address: string): void {
  if (kept !== null) kept = address;
}

/** To be called once, at the start. A reload closes every sheet, and leaves the entry. */
export function followBack(): void {
  window.addEventListener('popstate', onPop);
  settle();
}

function onPop(): void {
  if (kept !== null) {
    window.history.replaceState(window.history.state, '', kept); // the sheet may have changed it
    kept = null;
  } else if (!isOverScreen()) closeUppermost();
  settle();
}

function closeUppermost(): void {
  const close = [...closers].at(-1);
  if (!close) return;
  closers.delete(close);
  close();
}

/** Makes the history as it should be: the entry is there while something is open. */
function settle(): void {
  const isOpen = closers.size > 0;
  if (kept !== null || isOpen === isOverScreen()) return;
  if (isOpen) return window.history.pushState(SHEET, '');
  kept = window.location.href;
  window.history.back();
}
