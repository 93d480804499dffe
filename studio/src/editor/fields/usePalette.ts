import { useEditorValue } from '../context/EditorContext.ts'
import { productAtom } from '../state/designState.ts'

/** The colours of the product's palette, in its order; empty if every colour is allowed. */
export function usePalette(): readonly string[] {
  const palette = (useEditorValue(productAtom)?.colors ?? '').split(',').map((colour) => colour.trim())
  return palette.filter((colour) => colour !== '')
}
