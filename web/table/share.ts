// Giving a link or a file away, on every browser that we know.

/** An address that means this very machine leads nobody else here. */
export function isOnlyHere(): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].includes(window.location.hostname);
}

/** Copies a text; false: the browser does not let us. A page on a home network has no clipboard of its own. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text);
  }
}

function copyBySelection(text: string): boolean {
  const field = document.createElement('textarea');
  field.value = text;
  field.style.position = 'fixed';
  field.style.opacity = '0';
  // Inside an open sheet: nothing outside of it can be focused.
  (document.querySelector('dialog[open]') ?? document.body).append(field);
  field.select();
  const isCopied = document.execCommand('copy');
  field.remove();
  return isCopied;
}

/** The phone's own way to share; where there is none, the link is copied. */
export async function share(data: {
  readonly url: string;
  readonly text?: string;
}): Promise<'shared' | 'copied' | 'no'> {
  if ('share' in navigator) {
    try {
      await navigator.share(data);
      return 'shared';
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'no'; // changed their mind
    }
  }
  return (await copyText(data.url)) ? 'copied' : 'no';
}

export function downloadText(name: string, text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}
