import type { DecodeError } from '@irodori/table-file/decodeText'
import { encodingName } from '@irodori/table-file/decodeText'

/** An error of decoding in words, for the staff's commands. */
export function decodeErrorText(error: DecodeError): string {
  switch (error.code) {
    case 'OTHER_ENCODING': {
      const start = `the file is not ${encodingName(error.asked)} (line ${error.line})`
      if (error.other === null) return start
      const { encoding, text } = error.other
      const [sample = ''] = text.match(/[^\p{ASCII}][^\r\n,"]{0,23}/u) ?? []
      return `${start}; it can be read as ${encodingName(encoding)}: ${sample} (--encoding ${encoding})`
    }
    case 'NO_ENCODING':
      return `line ${error.line} has bytes that neither UTF-8 nor Shift_JIS nor EUC-JP has; export the file again`
    case 'CHARACTERS_LOST':
      return `line ${error.line} has the mark \ufffd of characters that an earlier conversion lost; export the file again`
  }
}
