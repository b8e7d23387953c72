/** Moves the seat of a one-time link to this browser. */
export async function takeSeat(token: string): Promise<{ readonly table: string } | { readonly code: string }> {
  try {
    const answer = await fetch('/api/device', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ token }),
    });
    return (await answer.json()) as { table: string } | { code: string };
  } catch {
    return { code: 'offline' };
  }
}
