/**
 * SHR-5: puts words on the clipboard.
 * @param clipboard undefined where the page has none (without https, or in some apps' own browsers)
 * @returns whether they are there
 */
export async function copyText(clipboard: Pick<Clipboard, 'writeText'> | undefined, words: string): Promise<boolean> {
  try {
    if (clipboard === undefined) return false
    await clipboard.writeText(words)
    return true
  } catch {
    return false
  }
}
