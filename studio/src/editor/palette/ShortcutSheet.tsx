import { Dialog } from '@irodori/ui/Dialog'
import { useTranslation } from 'react-i18next'
import type { Command } from '../command/command.ts'
import { allCommands } from '../commands/allCommands.ts'
import { useEditor } from '../context/EditorContext.ts'
import { overlayAtom } from '../state/viewState.ts'
import { COMMAND_GROUPS, groupOf } from './commandGroups.ts'
import styles from './ShortcutSheet.module.css'
import { useCommandLabels } from './useCommandLabels.ts'

/** Pointer gestures on the canvas. */
const GESTURES = ['tab', 'shiftClick', 'shiftDrag', 'space', 'drag', 'straight', 'loose'] as const
const GESTURE_KEYS = {
  tab: 'sheet.tabKey',
  shiftClick: 'sheet.shiftClickKey',
  shiftDrag: 'sheet.shiftDragKey',
  space: 'sheet.spaceKey',
  drag: 'sheet.dragKey',
  straight: 'sheet.straightKey',
  loose: 'sheet.looseKey',
} as const

/** All shortcuts for the platform of this keyboard, generated from the commands. */
export function ShortcutSheet() {
  const { t } = useTranslation('tools')
  const { store } = useEditor()
  const withKeys = allCommands.filter(({ keys }) => keys.length > 0)
  return (
    <Dialog open onClose={() => store.set(overlayAtom, null)} title={t('sheet.title')} size="wide">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it */}
      <section className={styles.scroller} aria-label={t('sheet.title')} tabIndex={0}>
        <div className={styles.sheet}>
          {COMMAND_GROUPS.map((family) => (
            <Family
              key={family}
              title={t(`family.${family}`)}
              commands={withKeys.filter((command) => groupOf(command) === family)}
            />
          ))}
          <section className={styles.family}>
            <h3 className={styles.title}>{t('sheet.item')}</h3>
            <dl>
              {GESTURES.map((gesture) => (
                <div key={gesture} className={styles.row}>
                  <dt>{t(`sheet.${gesture}`)}</dt>
                  <dd>
                    <kbd className={styles.key}>{t(GESTURE_KEYS[gesture])}</kbd>
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        </div>
      </section>
    </Dialog>
  )
}

function Family({ title, commands }: { readonly title: string; readonly commands: readonly Command[] }) {
  const labelsOf = useCommandLabels()
  return (
    <section className={styles.family}>
      <h3 className={styles.title}>{title}</h3>
      <dl>
        {commands.map((command) => {
          const { label, shortcuts } = labelsOf(command)
          return (
            <div key={command.id} className={styles.row}>
              <dt>{label}</dt>
              <dd>
                {shortcuts.map((shortcut) => (
                  <kbd key={shortcut} className={styles.key}>
                    {shortcut}
                  </kbd>
                ))}
              </dd>
            </div>
          )
        })}
      </dl>
    </section>
  )
}
