import { isImageItem, isTextItem } from '@irodori/contract/entities/designItem'
import { findPage } from '@irodori/design/designPage'
import type { Finding } from '@irodori/design/finding'
import { Button } from '@irodori/ui/Button'
import { Icon } from '@irodori/ui/Icon'
import type { IconName } from '@irodori/ui/shapes'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Command } from '../command/command.ts'
import { openItemCommand } from '../commands/itemCommands.ts'
import { addTextCommand, addVerticalTextCommand, ornamentsCommand } from '../commands/ownItemCommands.ts'
import { backgroundCommand, colourSetCommand } from '../dialogCommands/backgroundCommands.ts'
import { mergeCommand } from '../dialogCommands/mergeCommand.ts'
import { proofCommand } from '../dialogCommands/printCommands.ts'
import {
  arrangeCommand,
  overviewCommand,
  shortcutsCommand,
  templateCommand,
  trayCommand,
} from '../commands/toolCommands.ts'
import { useEditor, useEditorValue } from '../context/EditorContext.ts'
import { useCommand } from '../context/useCommand.ts'
import { usePageName } from '../context/usePageName.ts'
import { documentAtom, pageAtom } from '../state/designState.ts'
import { findingsAtom, listedFindingsAtom } from '../state/findings.ts'
import { savedStateAtom } from '../state/savingState.ts'
import { nextPage, remainingWork } from './remainingWork.ts'
import styles from './StartPanel.module.css'

interface StartPanelProps {
  /** Opens the file chooser for the selected frame. */
  readonly choosePhoto: () => void
}

/** What can be done on the page while nothing is selected: the next steps to a finished page, and the tools by name. */
export function StartPanel({ choosePhoto }: StartPanelProps) {
  const { t } = useTranslation('editor')
  const { commands } = useEditor()
  const page = useEditorValue(pageAtom)
  const findings = useEditorValue(listedFindingsAtom)
  if (!page) return null
  const { photos, texts, warnings } = remainingWork(findings.filter(({ pageKey }) => pageKey === page.key))
  const [photo, text] = [photos[0], texts[0]]
  const frames = new Set(page.items.filter(isImageItem).map(({ id }) => id))
  const hasTexts = page.items.some(isTextItem)
  const stateOf = (open: readonly Finding[], isPhoto: boolean): string => {
    if (open.length > 0) return t('guidance.left', { number: open.length })
    const number = new Set(warnings.map(({ itemId }) => itemId).filter((id) => frames.has(id) === isPhoto)).size
    if (number > 0) return t('guidance.warned', { number })
    return t(isPhoto ? 'guidance.done' : 'guidance.printable')
  }
  return (
    <div className={styles.panel}>
      <h2 className={styles.title}>{t('guidance.title')}</h2>
      <ol className={styles.steps}>
        {frames.size > 0 && (
          <Step isDone={!photo} words={t('guidance.photos')} state={stateOf(photos, true)}>
            {photo && (
              <Button
                wide
                variant="primary"
                icon="photoAdd"
                onClick={() => {
                  commands.actions.select(photo.itemId)
                  choosePhoto()
                }}
              >
                {t('guidance.fillPhoto')}
              </Button>
            )}
          </Step>
        )}
        {hasTexts && (
          <Step isDone={!text} words={t('guidance.texts')} state={stateOf(texts, false)}>
            {text && (
              <Button
                wide
                variant={photo ? 'secondary' : 'primary'}
                icon="text"
                onClick={() => {
                  commands.actions.select(text.itemId)
                  openItemCommand.run(commands)
                }}
              >
                {t('guidance.fillText')}
              </Button>
            )}
          </Step>
        )}
        <LastStep isFilled={!photo && !text} />
      </ol>
      <h2 className={styles.title}>{t('guidance.tools')}</h2>
      <ul className={styles.tools}>
        <Tool command={trayCommand} icon="photo" />
        <Tool command={templateCommand} icon="template" />
        <Tool command={mergeCommand} icon="list" />
        <Tool command={arrangeCommand} icon="move" />
        <Tool command={addTextCommand} icon="text" />
        <Tool command={addVerticalTextCommand} icon="verticalText" />
        <Tool command={ornamentsCommand} icon="flower" />
        <Tool command={backgroundCommand} icon="pattern" />
        <Tool command={colourSetCommand} icon="palette" />
        <Tool command={overviewCommand} icon="pages" />
        <Tool command={shortcutsCommand} icon="help" />
      </ul>
      <p className={styles.hint}>{t('inspector.hint')}</p>
    </div>
  )
}

interface StepProps {
  readonly isDone: boolean
  readonly words: string
  readonly state: string
  /** The way to do it. */
  readonly children: ReactNode
}

const Step = ({ isDone, words, state, children }: StepProps) => (
  <li className={styles.step} data-done={isDone || undefined}>
    <span className={styles.mark}>{isDone && <Icon name="check" size={16} />}</span>
    <span className={styles.words}>{words}</span>
    <span className={styles.state}>{state}</span>
    {children && <span className={styles.way}>{children}</span>}
  </li>
)

/** The way on from a filled page: the next page with something to do, then the proof, until the design is saved. */
function LastStep({ isFilled }: { readonly isFilled: boolean }) {
  const { t } = useTranslation('editor')
  const { commands } = useEditor()
  const proof = useCommand(proofCommand)
  const page = useEditorValue(pageAtom)
  const document = useEditorValue(documentAtom)
  const isSaved = useEditorValue(savedStateAtom) === 'SAVED'
  const following = nextPage(useEditorValue(findingsAtom), page?.key ?? '')
  const next = following === null ? undefined : findPage(document, following)
  const pageName = usePageName()
  const isDone = isSaved && isFilled && !next
  return (
    <Step isDone={isDone} words={t('guidance.check')} state={isDone ? t('guidance.done') : ''}>
      {isFilled && next && (
        <Button wide variant="primary" icon="chevronRight" onClick={() => commands.actions.showPage(next.key)}>
          {t('guidance.toPage', { page: pageName(next) })}
        </Button>
      )}
      {isFilled && !next && !isSaved && (
        <Button wide variant="primary" icon="eye" disabled={!proof.isEnabled} onClick={proof.run}>
          {proof.label}
        </Button>
      )}
    </Step>
  )
}

function Tool({ command, icon }: { readonly command: Command; readonly icon: IconName }) {
  const { label, title, isEnabled, run } = useCommand(command)
  if (!isEnabled) return null
  return (
    <li>
      <button type="button" className={styles.tool} title={title} onClick={run}>
        <Icon name={icon} size={20} />
        {label}
      </button>
    </li>
  )
}
