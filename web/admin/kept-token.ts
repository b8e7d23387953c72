// The operator's token, for as long as this tab is open and nowhere else.

const KEY = 'kuluary.admin';

export function keptToken(): string {
  try {
    return sessionStorage.getItem(KEY) ?? '';
  } catch {
    return ''; // closed: the page remembers until it is left
  }
}

export function keepToken(token: string): void {
  try {
    if (token === '') sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, token);
  } catch {
    // Closed or full.
  }
}
