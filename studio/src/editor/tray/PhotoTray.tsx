import { PHOTO_TYPES } from '@irodori/contract/photoTypes'
import { Button } from '@irodori/ui/Button'
import type { Segment } from '@irodori/ui/SegmentedControl'
import { SegmentedControl } from '@irodori/ui/SegmentedControl'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { BookDialog } from '../book/BookDialog.tsx'
import type { Command } from '../command/command.ts'
import { fillAllCommand, fillEmptyCommand, placeFromTray } from '../commands/trayCommands.ts'
import { useEditor, useEditorValue } from '../context/EditorContext.ts'
import { makeBookCommand } from '../dialogCommands/bookCommand.ts'
import { phonePhotosCommand } from '../dialogCommands/phonePhotosCommand.ts'
import type { TrayPhoto } from '../photos/trayState.ts'
import { trayAtom } from '../photos/trayState.ts'
import { SidePanel } from '../sidePanel/SidePanel.tsx'
import { totalPageAtom } from '../state/designState.ts'
import { overlayAtom } from '../state/viewState.ts'
import { AsidePhotos } from './AsidePhotos.tsx'
import styles from './PhotoTray.module.css'
import { TrayGroups } from './TrayGroups.tsx'

type Shown = 'ALL' | 'UNUSED' | 'ASIDE'

const NONE = { ALL: 'tray.none', UNUSED: 'tray.noneUnused', ASIDE: 'tray.noneAside' } as const

/**
 * All photos of the design. A photo is placed by click or drag; all that are not set aside can be distributed automatically
 * by date.
 */
export function PhotoTray() {
  const { t } = useTranslation('tools')
  const { commands, intake, announcer } = useEditor()
  const chooser = useRef<HTMLInputElement>(null)
  const photos = useEditorValue(trayAtom)
  const isBooklet = useEditorValue(totalPageAtom) !== null
  const isMakingBook = useEditorValue(overlayAtom) === 'BOOK'
  const [chosen, setChosen] = useState<Shown>('ALL')
  const [reading, setReading] = useState<{ readonly done: number; readonly of: number } | null>(null)
  const aside = photos.filter((photo) => photo.aside !== null)
  const unused = photos.filter((photo) => photo.uses === 0 && photo.aside === null)
  // A customer who has taken the last photo back in stays where they are.
  const hasAside = aside.length > 0 || chosen === 'ASIDE'
  const visible = { ALL: photos, UNUSED: unused, ASIDE: aside }[chosen]

  const add = async (files: readonly File[]) => {
    if (files.length === 0) return
    setReading({ done: 0, of: files.length })
    await intake.keep(files, (done) => setReading({ done, of: files.length }))
    setReading(null)
  }
  const place = ({ imageName }: TrayPhoto) => {
    if (!placeFromTray(commands, imageName, null)) announcer.toast({ key: 'toast.noWindow' }, 'warning')
  }

  return (
    <>
      <SidePanel
        title={t('tray.title')}
        closeLabel={t('tray.close')}
        shape="ROW"
        tools={
          <div className={styles.filter} data-wide={hasAside || undefined}>
            <SegmentedControl<Shown>
              label={t('tray.filter')}
              value={chosen}
              segments={[
                { value: 'ALL', label: t('tray.all', { number: photos.length }) },
                { value: 'UNUSED', label: t('tray.unused', { number: unused.length }) },
                ...(hasAside
                  ? [
                      {
                        value: 'ASIDE',
                        label: t('tray.asideNumber', { number: aside.length }),
                      } satisfies Segment<Shown>,
                    ]
                  : []),
              ]}
              onChange={setChosen}
            />
          </div>
        }
      >
        <div className={styles.tools}>
          <Button icon="photoAdd" variant="primary" busy={reading !== null} onClick={() => chooser.current?.click()}>
            {reading ? t('tray.reading', reading) : t('tray.add')}
          </Button>
          <TrayCommand command={phonePhotosCommand} icon="phone" className={styles.fromPhone} />
          {isBooklet && <TrayCommand command={makeBookCommand} icon="magic" isBlocked={reading !== null} />}
          <TrayCommand command={fillEmptyCommand} icon={isBooklet ? undefined : 'magic'} />
          <TrayCommand command={fillAllCommand} />
        </div>
        <input
          ref={chooser}
          type="file"
          accept={PHOTO_TYPES}
          multiple
          hidden
          aria-label={t('tray.add')}
          onChange={({ target }) => {
            const files = [...(target.files ?? [])]
            // Reset, so that choosing the same file again fires the event.
            target.value = ''
            void add(files)
          }}
        />
        {visible.length === 0 && <p className={styles.note}>{t(photos.length === 0 ? 'tray.none' : NONE[chosen])}</p>}
        {visible.length > 0 && chosen === 'ASIDE' && (
          <>
            <AsidePhotos photos={aside} />
            <p className={styles.note}>{t('tray.asideHelp')}</p>
          </>
        )}
        {visible.length > 0 && chosen !== 'ASIDE' && (
          <>
            <TrayGroups photos={visible} onPlace={place} />
            <p className={styles.note}>{t('tray.help')}</p>
          </>
        )}
      </SidePanel>
      {isMakingBook && <BookDialog />}
    </>
  )
}

interface TrayCommandProps {
  readonly command: Command
  readonly icon?: 'magic' | 'phone' | undefined
  readonly className?: string | undefined
  readonly isBlocked?: boolean
}

function TrayCommand({ command, icon, className, isBlocked = false }: TrayCommandProps) {
  const { t } = useTranslation('editor')
  const { commands } = useEditor()
  return (
    <Button
      {...(icon && { icon })}
      {...(className && { className })}
      disabled={isBlocked || !command.isEnabled(commands)}
      onClick={() => command.run(commands)}
    >
      {t(command.label)}
    </Button>
  )
}
