import type { TextItem } from '@irodori/contract/entities/designItem'
import { isOwnItem } from '@irodori/contract/entities/designItem'
import { changeItem, NO_CHANGE, squashChanges } from '@irodori/design/change'
import type { DesignPage } from '@irodori/design/designPage'
import { postalCodeWith } from '@irodori/design/postalCodes'
import { useEditor } from '../context/EditorContext.ts'
import { useGesture } from '../context/useGesture.ts'
import { OwnItemActions } from '../fields/OwnItemActions.tsx'
import { TextFindings } from '../preflight/TextFindings.tsx'
import { AlignmentFields } from './AlignmentFields.tsx'
import { CurveFields } from './CurveFields.tsx'
import { PostalCodeField } from './PostalCodeField.tsx'
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
  const code = postalCodeWith(page, item.id)
  // The digits of a postal code look alike.
  const edit: EditText = (label, patch, run) => {
    const changes = (code ?? [item]).map((text) => changeItem<TextItem>(page, text, patch))
    commands.actions.perform(label, changes.reduce(squashChanges, NO_CHANGE), run ?? null)
  }
  return (
    <div className={styles.stack}>
      {code ? (
        <PostalCodeField key={code[0]?.id} page={page} digits={code} />
      ) : (
        <TextContentField page={page} item={item} />
      )}
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
