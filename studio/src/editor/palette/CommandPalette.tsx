import { classes } from '@irodori/ui/classes'
import { Dialog } from '@irodori/ui/Dialog'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Command } from '../command/command.ts'
import { allCommands } from '../commands/allCommands.ts'
import { useEditor } from '../context/EditorContext.ts'
import { overlayAtom } from '../state/viewState.ts'
import styles from './CommandPalette.module.css'
import { readRecent, rememberRecent } from './recentCommands.ts'
import { searchCommands } from './searchCommands.ts'
import { useCommandLabels } from './useCommandLabels.ts'

/** Commands that make sense only as a shortcut. */
const SHORTCUT_ONLY = new Set(['palette', 'escape', 'menu'])
const OFFERED = allCommands.filter(({ id }) => !SHORTCUT_ONLY.has(id) && !id.startsWith('nudge'))

/** Searches the commands by name: enabled commands first, recently used ones before the others. */
export function CommandPalette() {
  const { t } = useTranslation('tools')
  const { store, commands } = useEditor()
  const labelsOf = useCommandLabels()
  const [query, setQuery] = useState('')
  const [at, setAt] = useState(0)
  const [recent] = useState(() => readRecent(localStorage))
  const list = useRef<HTMLDivElement>(null)
  const ids = useId()
  const entries = OFFERED.map((command) => {
    const labels = labelsOf(command)
    return { id: command.id, label: labels.label, searchTerms: labels.reading, command, shortcuts: labels.shortcuts }
  })
  const found = searchCommands(entries, query, recent)
  const results = [
    ...found.filter(({ command }) => command.isEnabled(commands)),
    ...found.filter(({ command }) => !command.isEnabled(commands)),
  ]
  const active = results[Math.min(at, results.length - 1)]

  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls the active result into view
  useEffect(() => {
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' })
  }, [active?.id])

  const close = () => store.set(overlayAtom, null)
  const run = (command: Command) => {
    if (!command.isEnabled(commands)) return
    rememberRecent(localStorage, command.id)
    close()
    // Delayed until the dialog has restored the focus, because the command may open something that takes it.
    setTimeout(() => command.isEnabled(commands) && command.run(commands))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step !== 0 && results.length > 0) {
      event.preventDefault()
      setAt((Math.min(at, results.length - 1) + step + results.length) % results.length)
    }
    if (event.key === 'Enter' && active) {
      event.preventDefault()
      run(active.command)
    }
  }

  return (
    <Dialog open onClose={close} title={t('palette.title')}>
      <div className={styles.palette}>
        <search>
          <input
            type="text"
            className={styles.query}
            role="combobox"
            aria-label={t('palette.title')}
            aria-expanded="true"
            aria-controls={`${ids}-list`}
            aria-activedescendant={active && `${ids}-${active.id}`}
            aria-autocomplete="list"
            autoComplete="off"
            spellCheck={false}
            placeholder={t('palette.placeholder')}
            value={query}
            onChange={({ target }) => {
              setQuery(target.value)
              setAt(0)
            }}
            onKeyDown={onKeyDown}
          />
        </search>
        <p className={styles.hint}>{t('palette.keys')}</p>
        <div ref={list} id={`${ids}-list`} className={styles.results} role="listbox" aria-label={t('palette.results')}>
          {results.map(({ id, label, command, shortcuts }) => {
            const isEnabled = command.isEnabled(commands)
            return (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the field above keeps the focus and handles the keys
              <div
                key={id}
                id={`${ids}-${id}`}
                role="option"
                tabIndex={-1}
                aria-selected={id === active?.id}
                aria-disabled={!isEnabled}
                className={classes(styles.result, id === active?.id && styles.active)}
                onPointerMove={() => setAt(results.findIndex((one) => one.id === id))}
                onClick={() => run(command)}
              >
                <span className={styles.label}>{label}</span>
                {!isEnabled && <span className={styles.aside}>{t('palette.unavailable')}</span>}
                {isEnabled && query === '' && recent.includes(id) && (
                  <span className={styles.aside}>{t('palette.recent')}</span>
                )}
                {shortcuts[0] && <kbd className={styles.keys}>{shortcuts[0]}</kbd>}
              </div>
            )
          })}
        </div>
        <p className={styles.none} role="status">
          {results.length === 0 && t('palette.none', { query })}
        </p>
      </div>
    </Dialog>
  )
}
