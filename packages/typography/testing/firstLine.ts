import type { SetLine, TextSetting } from '../src/layout/textRequest.ts'

export function firstLine({ lines }: TextSetting): SetLine {
  const [line] = lines
  if (line === undefined) throw new Error('the text was set without a line')
  return line
}
