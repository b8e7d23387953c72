/** Between two steps of long work the page may draw and listen: on a phone all of them at once would be felt. */
export function breath(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
