import type { DesignPage } from '@irodori/design/designPage'
import { useEffect, useRef } from 'react'
import { useEditorValue } from '../context/EditorContext.ts'
import { templatesAtom } from '../state/designState.ts'
import { thumbnailsAtom } from '../state/resourceState.ts'
import styles from './PageThumbnail.module.css'

/** Exact thumbnail of a page; the template's thumbnail until it is rendered. */
export function PageThumbnail({ page }: { readonly page: DesignPage }) {
  const templates = useEditorValue(templatesAtom)
  const thumbnail = useEditorValue(thumbnailsAtom).get(page.key)
  const canvas = useRef<HTMLCanvasElement>(null)
  const bitmap = thumbnail?.bitmap
  useEffect(() => {
    if (!canvas.current || !bitmap) return
    canvas.current.width = bitmap.width
    canvas.current.height = bitmap.height
    canvas.current.getContext('2d')?.drawImage(bitmap, 0, 0)
  }, [bitmap])
  // A saved page differs from its template, so it stays blank until its thumbnail is rendered.
  const template = page.designId === null ? templates.find(({ id }) => id === page.templateId) : undefined
  const ratio = page.sheet.width / page.sheet.height
  return (
    <span className={styles.frame} style={{ aspectRatio: ratio }} data-wide={ratio > 1.2 || undefined}>
      {bitmap ? (
        <canvas ref={canvas} className={styles.picture} />
      ) : (
        template && (
          <img
            className={styles.picture}
            src={template.thumbnailUrl}
            alt=""
            loading="lazy"
            draggable={false}
            // A blank page instead of the browser's icon for a broken image.
            onError={({ currentTarget }) => {
              currentTarget.style.visibility = 'hidden'
            }}
          />
        )
      )}
    </span>
  )
}
