import { isImageItem } from '@irodori/contract/entities/designItem'
import type { DesignPage } from '@irodori/design/designPage'
import { Spinner } from '@irodori/ui/Spinner'
import type { CSSProperties } from 'react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useEditor } from '../context/EditorContext.ts'
import type { Editor } from '../context/editor.ts'
import styles from './ExactPagePicture.module.css'

/** Longer side, device pixels. */
const SIDE = 480

/** Renders a page that is not on the canvas. Its photos are loaded first. */
async function pictureOf({ kernel, photoUrl }: Editor, page: DesignPage): Promise<ImageBitmap | null> {
  const names = page.items.filter(isImageItem).flatMap(({ imageName }) => imageName ?? [])
  for (const name of names) {
    const url = photoUrl(name)
    // A photo that cannot be loaded makes the render below fail, which is reported.
    if (url !== null) await kernel.loadPhoto(name, url).catch(() => null)
  }
  const scale = SIDE / Math.max(page.sheet.width, page.sheet.height)
  // In the 'print' queue, because a newer render for the canvas would cancel one in the 'screen' queue.
  const render = await kernel.render(page, scale, 'print')
  return render?.bitmap ?? null
}

export function ExactPagePicture({ page }: { readonly page: DesignPage }) {
  const { t } = useTranslation('editor')
  const editor = useEditor()
  const canvas = useRef<HTMLCanvasElement>(null)
  const [state, setState] = useState<'LOADING' | 'SHOWN' | 'FAILED'>('LOADING')
  useEffect(() => {
    let isCurrent = true
    void pictureOf(editor, page)
      .catch(() => null)
      .then((bitmap) => {
        if (isCurrent && bitmap && canvas.current) {
          canvas.current.width = bitmap.width
          canvas.current.height = bitmap.height
          canvas.current.getContext('2d')?.drawImage(bitmap, 0, 0)
        }
        if (isCurrent) setState(bitmap ? 'SHOWN' : 'FAILED')
        bitmap?.close()
      })
    return () => {
      isCurrent = false
    }
  }, [editor, page])
  const ratio = page.sheet.width / page.sheet.height
  return (
    <span className={styles.picture} style={{ aspectRatio: ratio, '--ratio': ratio } as CSSProperties}>
      <canvas ref={canvas} hidden={state !== 'SHOWN'} />
      {state === 'LOADING' && <Spinner size={20} />}
      {state === 'FAILED' && <span className={styles.none}>{t('journal.noPicture')}</span>}
    </span>
  )
}
