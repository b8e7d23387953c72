// The browser's Back closes the topmost sheet before it leaves the screen. While any sheet is open, one history entry stands
// for all of them: Back removes it, and so does closing the last sheet in another way.

const SHEET_STATE = 'kuluary:sheet'; // history.state of that entry

const closeHandlers = new Set<() => void>(); // of what is open, topmost last
let addressAfterBack: string | null = null; // the address to end at, while our own history.back() is under way

/** Makes Back call `close`. Returns what to call once it is closed. */
export function closeOnBack(close: () => void): () => void {
  closeHandlers.add(close);
  queueMicrotask(syncHistory); // later: another sheet may open in the same task
  return () => {
    closeHandlers.delete(close);
    queueMicrotask(syncHistory);
  };
}

/** Whether the current history entry is the sheets': navigation replaces it instead of adding one. */
export function isSheetEntry(): boolean {
  return window.history.state === SHEET_STATE;
}

/** To be called on navigation: if our own history.back() is under way, it ends at this address. */
export function setAddressAfterBack(address: string): void {
  if (addressAfterBack !== null) addressAfterBack = address;
}

/** To be called once, at the start. A reload closes every sheet and keeps the entry, which goes then. */
export function listenForBack(): void {
  window.addEventListener('popstate', onPop);
  syncHistory();
}

function onPop(): void {
  if (addressAfterBack !== null) {
    window.history.replaceState(window.history.state, '', addressAfterBack); // the sheet may have changed it
    addressAfterBack = null;
  } else if (!isSheetEntry()) closeTopSheet();
  syncHistory();
}

function closeTopSheet(): void {
  const close = [...closeHandlers].at(-1);
  if (!close) return;
  closeHandlers.delete(close);
  close();
}

/** Adds or removes the entry: it exists while something is open. */
function syncHistory(): void {
  const isOpen = closeHandlers.size > 0;
  if (addressAfterBack !== null || isOpen === isSheetEntry()) return;
  if (isOpen) return window.history.pushState(SHEET_STATE, '');
  addressAfterBack = window.location.href;
  window.history.back();
}
