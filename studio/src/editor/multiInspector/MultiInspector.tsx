import type { DesignItem, ImageItem, TextItem } from '@irodori/contract/entities/designItem'
import { isImageItem, isOrnamentItem, isOwnItem, isTextItem } from '@irodori/contract/entities/designItem'
import type { DesignPage } from '@irodori/design/designPage'
import { coloursOf } from '@irodori/design/photoPlacement'
import { Button } from '@irodori/ui/Button'
import { useTranslation } from 'react-i18next'
import type { Command } from '../command/command.ts'
import {
  disableFrameCommand,
  enableFrameCommand,
  resetPhotoCommand,
  turnLeftCommand,
  turnRightCommand,
} from '../commands/photoCommands.ts'
import { removeCommand } from '../commands/removeCommand.ts'
import { swapCommand } from '../commands/selectionCommands.ts'
import { editTexts } from '../commands/textCommands.ts'
import { CommandButton } from '../context/CommandButton.tsx'
import { useEditor } from '../context/EditorContext.ts'
import { useCommand } from '../context/useCommand.ts'
import parts from '../fields/InspectorParts.module.css'
import { OwnItemActions } from '../fields/OwnItemActions.tsx'
import { OrnamentInspector } from '../ornaments/OrnamentInspector.tsx'
import { PhotoColours } from '../photoInspector/PhotoColours.tsx'
import { AlignmentFields } from '../textInspector/AlignmentFields.tsx'
import { TextColour } from '../textInspector/TextColour.tsx'
import { TypeFields } from '../textInspector/TypeFields.tsx'
import type { EditText } from '../textInspector/textEdit.ts'
import styles from './MultiInspector.module.css'

interface ManyInspectorProps {
  readonly page: DesignPage
  /** In reading order, of one kind. */
  readonly items: readonly DesignItem[]
  /** The item selected last, whose values the fields show. */
  readonly leading: DesignItem
}

/** Settings of several photos, texts or ornaments. A change applies to all of them as one undo step. */
export function MultiInspector({ page, items, leading }: ManyInspectorProps) {
  const { t } = useTranslation('tools')
  return (
    <div className={parts.stack}>
      <p className={parts.note}>{t('many.note')}</p>
      {isImageItem(leading) ? (
        <MultiPhotos page={page} items={items.filter(isImageItem)} leading={leading} />
      ) : isTextItem(leading) ? (
        <MultiTexts items={items.filter(isTextItem)} leading={leading} />
      ) : (
        <OrnamentInspector item={leading} />
      )}
      {!isOrnamentItem(leading) && items.every(isOwnItem) && <OwnItemActions />}
    </div>
  )
}

const differ = (values: readonly unknown[]): boolean => new Set(values).size > 1

interface ManyPhotosProps {
  readonly page: DesignPage
  readonly items: readonly ImageItem[]
  readonly leading: ImageItem
}

function MultiPhotos({ page, items, leading }: ManyPhotosProps) {
  const { t } = useTranslation('tools')
  const filled = items.filter((item) => item.imageName !== null && !item.isDisabledItem)
  const shown = filled.find(({ id }) => id === leading.id) ?? filled[0]
  return (
    <>
      {shown && (
        <>
          {differ(filled.map((item) => JSON.stringify(coloursOf(item)))) && (
            <p className={parts.note}>{t('many.mixed')}</p>
          )}
          <PhotoColours page={page} items={filled} shown={shown} />
          <div className={styles.row}>
            <CommandButton command={turnLeftCommand} icon="rotateLeft" />
            <CommandButton command={turnRightCommand} icon="rotateRight" />
          </div>
        </>
      )}
      <div className={parts.ways}>
        <EnabledCommand command={swapCommand} />
        <EnabledCommand command={resetPhotoCommand} />
        <EnabledCommand command={removeCommand} label={t('photo.remove')} />
        {items.some(({ isDisabledItem }) => !isDisabledItem) && <EnabledCommand command={disableFrameCommand} />}
        {items.every(({ isDisabledItem }) => isDisabledItem) && <EnabledCommand command={enableFrameCommand} />}
      </div>
    </>
  )
}

interface EnabledCommandProps {
  readonly command: Command
  /** Replaces the command's label. */
  readonly label?: string
}

function EnabledCommand({ command, label }: EnabledCommandProps) {
  const { label: own, title, isEnabled, run } = useCommand(command)
  if (!isEnabled) return null
  return (
    <Button title={title} onClick={run}>
      {label ?? own}
    </Button>
  )
}

interface ManyTextsProps {
  readonly items: readonly TextItem[]
  readonly leading: TextItem
}

function MultiTexts({ items, leading }: ManyTextsProps) {
  const { t } = useTranslation('tools')
  const { commands } = useEditor()
  const edit: EditText = (label, patch, run) => editTexts(commands, label, () => patch, run)
  const isMixed = (['font', 'fontSize', 'fontWeight', 'color', 'borderTextColor'] as const).some((field) =>
    differ(items.map((item) => item[field])),
  )
  return (
    <>
      {isMixed && <p className={parts.note}>{t('many.mixed')}</p>}
      <TypeFields item={leading} edit={edit} />
      <AlignmentFields item={leading} edit={edit} />
      <TextColour item={leading} edit={edit} />
    </>
  )
}
