import { ENCODINGS } from '@irodori/table-file/decodeText'
import { Option } from 'commander'

export const encodingOption = () =>
  new Option('--encoding <name>', 'encoding of the file; found by its bytes if omitted').choices([...ENCODINGS])
