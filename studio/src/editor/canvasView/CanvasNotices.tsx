import { Button, Spinner } from '@irodori/ui'
import { useAtomValue } from 'jotai/react'
import { atom } from 'jotai/vanilla'
import { useTranslation } from 'react-i18next'
import { useEditor, useEditorValue } from '../context/EditorContext.ts'
import { pageAtom } from '../state/designState.ts'
import { artworkAtom, exactFrameAtom, missingResourcesAtom } from '../state/resourceState.ts'
import { busyAtom, cameraAtom, zoomOfActualSize } from '../state/viewState.ts'
import styles from './CanvasView.module.css'

/** True while the artwork of the page in sight is still on its way. */
const preparingAtom = atom((get) => {
  const sheet = get(pageAtom)?.sheet
  const keys = sheet ? [sheet.backgroundUrl, sheet.foregroundUrl].filter((key) => key !== null) : []
  const missing = get(missingResourcesAtom)
  return keys.some((key) => !get(artworkAtom).has(key) && !missing.has(key))
})

/** What is seen now is the print, pixel by pixel. */
const exactAtom = atom((get) => !get(busyAtom) && get(exactFrameAtom)?.page === get(pageAtom))

/** What is still on its way, and what did not come. */
export function Preparing() {
  const { t } = useTranslation('editor')
  const { resources } = useEditor()
  const isPreparing = useEditorValue(preparingAtom)
  const missing = useEditorValue(missingResourcesAtom)
  if (missing.size > 0) {
    return (
      <div className={styles.notice} role="alert">
        <span>{t('canvas.artworkMissing')}</span>
        <Button onClick={resources.retry}>{t('canvas.retry')}</Button>
      </div>
    )
  }
  if (!isPreparing) return null
  return (
    <>
      <TemplatePlaceholder />
      <p className={styles.notice}>
        <Spinner size={18} />
        {t('canvas.preparing')}
      </p>
    </>
  )
}

/** The template's small picture in the place of the page, until the artwork itself has arrived. */
function TemplatePlaceholder() {
  const { design, store } = useEditor()
  const page = useEditorValue(pageAtom)
  const camera = useAtomValue(cameraAtom, { store })
  const template = design.templates.find(({ id }) => id === page?.templateId)
  // A saved page is no longer what its template shows.
  if (!page || !template || page.designId !== null) return null
  const { width, height } = page.sheet
  const { x, y, zoom } = camera
  return (
    <img
      className={styles.foretaste}
      src={template.thumbnailUrl}
      alt=""
      style={{ left: x, top: y, width: width * zoom, height: height * zoom }}
    />
  )
}

/** The zoom, and one quiet line that says when the screen shows the very pixels of the print. */
export function StatusLine() {
  const { t } = useTranslation('editor')
  const { store } = useEditor()
  const { zoom } = useAtomValue(cameraAtom, { store })
  const page = useEditorValue(pageAtom)
  const isExact = useEditorValue(exactAtom)
  const percent = page ? Math.round((zoom / zoomOfActualSize(page.sheet.dpi)) * 100) : 100
  return (
    <p className={styles.status}>
      {isExact && <span className={styles.exact}>{t('canvas.exact')}</span>}
      <span>
        <span className={styles.unseen}>{t('canvas.zoom', { percent })}</span>
        <span aria-hidden="true">{percent}%</span>
      </span>
    </p>
  )
}
