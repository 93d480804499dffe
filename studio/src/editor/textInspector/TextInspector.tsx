import type { TextItem } from '@irodori/contract/entities/designItem'
import { isOwnItem } from '@irodori/contract/entities/designItem'
import { changeItem } from '@irodori/design/change'
import type { DesignPage } from '@irodori/design/designPage'
import { useEditor } from '../context/EditorContext.ts'
import { useGesture } from '../context/useGesture.ts'
import { OwnItemActions } from '../fields/OwnItemActions.tsx'
import { TextFindings } from '../preflight/TextFindings.tsx'
import { AlignmentFields } from './AlignmentFields.tsx'
import { CurveFields } from './CurveFields.tsx'
import { TextColour } from './TextColour.tsx'
import { TextContentField } from './TextContentField.tsx'
import styles from './TextInspector.module.css'
import { TypeFields } from './TypeFields.tsx'
import type { EditText } from './textEdit.ts'

interface TextInspectorProps {
  readonly page: DesignPage
  readonly item: TextItem
}

/** Content and style of a text. */
export function TextInspector({ page, item }: TextInspectorProps) {
  const { commands } = useEditor()
  const gesture = useGesture()
  const edit: EditText = (label, patch, run) =>
    commands.actions.perform(label, changeItem<TextItem>(page, item, patch), run ?? null)
  return (
    <div className={styles.stack}>
      <TextContentField page={page} item={item} />
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
      {isOwnItem(item) && <OwnItemActions />}
    </div>
  )
}
