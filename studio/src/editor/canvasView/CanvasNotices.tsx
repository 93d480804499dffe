import { Button } from '@irodori/ui/Button'
import { Spinner } from '@irodori/ui/Spinner'
import { useAtomValue } from 'jotai/react'
import { atom } from 'jotai/vanilla'
import { useTranslation } from 'react-i18next'
import { useEditor, useEditorValue } from '../context/EditorContext.ts'
import { pageAtom } from '../state/designState.ts'
import { artworkAtom, exactFrameAtom, missingResourcesAtom } from '../state/resourceState.ts'
import { busyAtom, cameraAtom, zoomOfActualSize } from '../state/viewState.ts'
import styles from './CanvasView.module.css'

/** True while the artwork of the current page is loading. */
const preparingAtom = atom((get) => {
  const sheet = get(pageAtom)?.sheet
  const keys = sheet ? [sheet.backgroundUrl, sheet.foregroundUrl].filter((key) => key !== null) : []
  const missing = get(missingResourcesAtom)
  return keys.some((key) => !get(artworkAtom).has(key) && !missing.has(key))
})

/** True if the canvas shows the exact render of the current page. */
const exactAtom = atom((get) => !get(busyAtom) && get(exactFrameAtom)?.page === get(pageAtom))

/** Notices for artwork that is loading or could not be loaded. */
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

/** The template's thumbnail in place of the page until its artwork is loaded. */
function TemplatePlaceholder() {
  const { design, store } = useEditor()
  const page = useEditorValue(pageAtom)
  const camera = useAtomValue(cameraAtom, { store })
  const template = design.templates.find(({ id }) => id === page?.templateId)
  // A saved page differs from its template.
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

/** Zoom factor, and a note while the canvas shows the exact print pixels. */
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
