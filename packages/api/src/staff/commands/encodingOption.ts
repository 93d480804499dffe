import { Option } from 'commander'
import { ENCODINGS } from '../../tableFile/decodeText.ts'

export const encodingOption = () =>
  new Option('--encoding <name>', 'encoding of the file; found by its bytes if omitted').choices([...ENCODINGS])
