import type { StraightTextItem } from '@irodori/contract/entities/designItem'

/** A text item of a template whose fields a test names only where they matter. */
export const sampleText = (change: Partial<StraightTextItem> = {}): StraightTextItem => ({
  type: 'TEXT',
  id: 'text',
  position: 1,
  priorityIndex: 1,
  top: 0,
  left: 0,
  width: 10,
  height: 10,
  rotate: 0,
  isDisabledItem: false,
  text: 'はる',
  templateItemText: '',
  font: 'NotoSansJP.ttf',
  fontSize: 12,
  fontWeight: 'Normal',
  color: '#000000',
  background: null,
  borderTextColor: null,
  isTextCompiled: false,
  verticalAlignment: 'Center',
  horizontalAlignment: 'Center',
  truncated: false,
  ...change,
})
