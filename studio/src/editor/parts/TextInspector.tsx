import type { TextItem } from '@irodori/contract'
import type { DesignPage } from '@irodori/design'
import { changeItem } from '@irodori/design'
import type { StepLabel } from '../state/documentActions.ts'
import { AlignmentFields } from './AlignmentFields.tsx'
import { CurveFields } from './CurveFields.tsx'
import { useEditor } from './EditorContext.ts'
import { TextFindings } from './print/TextFindings.tsx'
import { TextColour } from './TextColour.tsx'
import styles from './TextInspector.module.css'
import { TextWords } from './TextWords.tsx'
import { TypeFields } from './TypeFields.tsx'
import { useGesture } from './useGesture.ts'

interface TextInspectorProps {
  readonly page: DesignPage
  readonly item: TextItem
}

/** Hands a change of the text on. */
export type EditText = (label: StepLabel, patch: Partial<Omit<TextItem, 'id' | 'type'>>, gesture?: string) => void

/** The words first, and then how they look. */
export function TextInspector({ page, item }: TextInspectorProps) {
  const { commands } = useEditor()
  const gesture = useGesture()
  const edit: EditText = (label, patch, run) =>
    commands.actions.perform(label, changeItem<TextItem>(page, item, patch), run ?? null)
  return (
    <div className={styles.stack}>
      <TextWords page={page} item={item} />
      <TextFindings item={item} />
      <TypeFields item={item} edit={edit} />
      <AlignmentFields item={item} edit={edit} />
      {item.type === 'CURVED_TEXT' && (
        <CurveFields
          item={item}
          edit={(patch) => commands.actions.perform('curve', changeItem(page, item, patch), gesture.id())}
          onEnd={gesture.end}
        />
      )}
      <TextColour item={item} edit={edit} />
    </div>
  )
}
