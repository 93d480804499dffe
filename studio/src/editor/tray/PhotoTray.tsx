import { Button } from '@irodori/ui/Button'
import { SegmentedControl } from '@irodori/ui/SegmentedControl'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PHOTO_TYPES } from '../../kernel/photoTypes.ts'
import { fillAllCommand, fillEmptyCommand, placeFromTray } from '../commands/trayCommands.ts'
import { useEditor, useEditorValue } from '../context/EditorContext.ts'
import { TRAY_PHOTO_TYPE } from '../photos/trayPhotoType.ts'
import type { TrayPhoto } from '../photos/trayState.ts'
import { trayAtom } from '../photos/trayState.ts'
import { PhotoThumbnail } from '../pictures/PhotoThumbnail.tsx'
import { SidePanel } from '../sidePanel/SidePanel.tsx'
import styles from './PhotoTray.module.css'

/** Device pixels for a thumbnail of 84 CSS pixels on most screens. */
const SIDE = 160

type Shown = 'ALL' | 'UNUSED'

/** All photos of the design. A photo is placed by click or drag; all photos can be distributed automatically by date. */
export function PhotoTray() {
  const { t } = useTranslation(['tools', 'editor'])
  const { commands, intake, announcer } = useEditor()
  const chooser = useRef<HTMLInputElement>(null)
  const photos = useEditorValue(trayAtom)
  const [shown, setShown] = useState<Shown>('ALL')
  const [reading, setReading] = useState<{ readonly done: number; readonly of: number } | null>(null)
  const unused = photos.filter(({ uses }) => uses === 0)
  const visible = shown === 'ALL' ? photos : unused

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
    <SidePanel
      title={t('tray.title')}
      closeLabel={t('tray.close')}
      shape="ROW"
      tools={
        <SegmentedControl<Shown>
          label={t('tray.filter')}
          value={shown}
          segments={[
            { value: 'ALL', label: t('tray.all', { number: photos.length }) },
            { value: 'UNUSED', label: t('tray.unused', { number: unused.length }) },
          ]}
          onChange={setShown}
        />
      }
    >
      <div className={styles.tools}>
        <Button icon="photoAdd" variant="primary" busy={reading !== null} onClick={() => chooser.current?.click()}>
          {reading ? t('tray.reading', reading) : t('tray.add')}
        </Button>
        {[fillEmptyCommand, fillAllCommand].map((command) => (
          <Button
            key={command.id}
            {...(command === fillEmptyCommand ? { icon: 'magic' as const } : {})}
            disabled={!command.isEnabled(commands)}
            onClick={() => command.run(commands)}
          >
            {t(`editor:${command.label}`)}
          </Button>
        ))}
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
      {visible.length === 0 ? (
        <p className={styles.note}>{t(photos.length === 0 ? 'tray.none' : 'tray.noneUnused')}</p>
      ) : (
        <>
          <ul className={styles.photos}>
            {visible.map((photo) => (
              <li key={photo.imageName}>
                <TrayTile photo={photo} onPlace={place} />
              </li>
            ))}
          </ul>
          <p className={styles.note}>{t('tray.help')}</p>
        </>
      )}
    </SidePanel>
  )
}

interface TrayTileProps {
  readonly photo: TrayPhoto
  readonly onPlace: (photo: TrayPhoto) => void
}

function TrayTile({ photo, onPlace }: TrayTileProps) {
  const { t } = useTranslation('tools')
  const use = photo.uses === 0 ? t('tray.notUsed') : t('tray.used', { number: photo.uses })
  return (
    <button
      type="button"
      className={styles.photo}
      title={photo.fileName}
      draggable
      onDragStart={({ dataTransfer }) => {
        dataTransfer.setData(TRAY_PHOTO_TYPE, photo.imageName)
        dataTransfer.effectAllowed = 'copy'
      }}
      onClick={() => onPlace(photo)}
    >
      <span className={styles.unseen}>{t('tray.place', { name: photo.fileName, use })}</span>
      <PhotoThumbnail imageName={photo.imageName} className={styles.picture} side={SIDE} />
      <span className={styles.use} data-unused={photo.uses === 0 || undefined} aria-hidden="true">
        {photo.uses === 0 ? t('tray.notUsed') : `×${photo.uses}`}
      </span>
    </button>
  )
}
