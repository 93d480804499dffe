/** The geta mark, the conventional substitute for a missing character. */
const GETA = [0x81, 0xac]

/**
 * Lead bytes of the rows that Windows reads but never writes: NEC's selection of IBM characters, which row 115 and the
 * following hold a second time.
 */
const NEVER_WRITTEN: ReadonlySet<number> = new Set([0xed, 0xee])

/** Characters that Unicode tables map to other code points than Windows does, by the one of Windows. */
const SAME_AS: Readonly<Record<string, string>> = { '〜': '～', '−': '－', '—': '―', '‖': '∥', '¥': '\\', '‾': '~' }

let table: ReadonlyMap<string, readonly number[]> | null = null

/** Inverts the decoder of the platform, so that both directions agree. */
function readTable(): ReadonlyMap<string, readonly number[]> {
  const decoder = new TextDecoder('shift_jis', { fatal: true })
  const bytes = new Map<string, readonly number[]>()
  const add = (code: readonly number[]) => {
    try {
      const character = decoder.decode(Uint8Array.from(code))
      if ([...character].length === 1 && !bytes.has(character)) bytes.set(character, code)
    } catch {
      // The code is not assigned.
    }
  }
  for (let byte = 0; byte < 0x100; byte += 1) add([byte])
  for (let lead = 0x81; lead <= 0xfc; lead += 1) {
    if (NEVER_WRITTEN.has(lead)) continue
    for (let trail = 0x40; trail <= 0xfc; trail += 1) add([lead, trail])
  }
  return bytes
}

export interface Cp932Text {
  readonly bytes: Uint8Array
  /** Characters that CP932 lacks; each was written as a geta mark. */
  readonly missing: readonly string[]
}

/** A text in CP932, the Shift_JIS of Windows with its own characters (①, ㈱, 髙, 﨑), which carriers' programs import. */
export function encodeCp932(text: string): Cp932Text {
  table ??= readTable()
  const missing = new Set<string>()
  const bytes: number[] = []
  for (const character of text.normalize('NFC')) {
    const code = table.get(SAME_AS[character] ?? character)
    if (code === undefined) missing.add(character)
    bytes.push(...(code ?? GETA))
  }
  return { bytes: Uint8Array.from(bytes), missing: [...missing] }
}
