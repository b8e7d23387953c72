// Which characters names and chat may contain.

// Characters that would break or reverse a line, or make a name look like another one.
const UNSAFE = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\u2028\u2029\u115f\u1160\u2800\u3164\uffa0]|\p{M}{3}/u;
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Cn}]/u; // for names only: speech may have emoji that we do not know yet
const JOINED_EMOJI = /(\p{Extended_Pictographic})(?:\ufe0f?\u200d(?=\p{Extended_Pictographic})|\ufe0f)/gu; // emoji may contain joiners that are unsafe elsewhere
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;

export function isAllowedName(name: string): boolean {
  return isAllowedChat(name) && !INVISIBLE.test(withoutJoiners(name));
}

export function isAllowedChat(text: string): boolean {
  return !UNSAFE.test(withoutJoiners(text)) && VISIBLE.test(text);
}

function withoutJoiners(text: string): string {
  return text.replace(JOINED_EMOJI, '$1');
}
