/**
 * SHR-5: copies text to the clipboard.
 * @param clipboard undefined in pages without one (without https, or in the built-in browsers of some apps)
 * @returns whether the text was copied
 */
export async function copyText(clipboard: Pick<Clipboard, 'writeText'> | undefined, text: string): Promise<boolean> {
  try {
    if (clipboard === undefined) return false
    await clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
