// The administrator's token, kept until this tab is closed.

const KEY = 'kuluary.admin';

export function storedToken(): string {
  try {
    return sessionStorage.getItem(KEY) ?? '';
  } catch {
    return ''; // no storage: until the page is left
  }
}

export function storeToken(token: string): void {
  try {
    if (token === '') sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, token);
  } catch {
    // No storage, or full.
  }
}
