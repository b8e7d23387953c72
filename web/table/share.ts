// Sharing, copying and downloading, with fallbacks for browsers that lack the APIs.

/** An address that means this machine is of no use on another one. */
export function isLocalAddress(): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].includes(window.location.hostname);
}

/** False: the browser forbids it. Without https there is no clipboard API. */
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
  // Inside an open sheet, since nothing outside of it can be focused.
  (document.querySelector('dialog[open]') ?? document.body).append(field);
  field.select();
  const isCopied = document.execCommand('copy');
  field.remove();
  return isCopied;
}

/** Opens the system's share dialog; where there is none, copies the link. */
export async function shareOrCopy(data: {
  readonly url: string;
  readonly text?: string;
}): Promise<'shared' | 'copied' | 'no'> {
  if ('share' in navigator) {
    try {
      await navigator.share(data);
      return 'shared';
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'no'; // cancelled
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
