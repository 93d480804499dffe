import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './FontReport.module.css'
import type { FontCache } from './inspection/fontCache.ts'
import type { FontSource } from './inspection/fontSource.ts'

/** Side of a tile in CSS pixels. */
const SIZE = 64

interface GlyphTileProps {
  readonly cache: FontCache
  readonly source: FontSource
  readonly index: number
  readonly codePoint: number
}

/** The glyph that the font has for a character, drawn by the kernel, with the character's code point. */
export function GlyphTile({ cache, source, index, codePoint }: GlyphTileProps) {
  const { t } = useTranslation('fonts')
  const canvas = useRef<HTMLCanvasElement>(null)
  const character = String.fromCodePoint(codePoint)
  const code = `U+${codePoint.toString(16).toUpperCase().padStart(4, '0')}`
  useEffect(() => {
    const unmount = new AbortController()
    const draw = async () => {
      const answer = await cache.open(source, unmount.signal)
      if (answer.kind === 'REFUSED') return
      const bitmap = await answer.glyph(index, codePoint, Math.round(SIZE * Math.max(1, window.devicePixelRatio)))
      const view = canvas.current
      if (unmount.signal.aborted || !view) return bitmap.close()
      view.width = bitmap.width
      view.height = bitmap.height
      view.getContext('bitmaprenderer')?.transferFromImageBitmap(bitmap)
    }
    // A glyph whose outline is damaged leaves its tile empty.
    void draw().catch(() => undefined)
    return () => unmount.abort()
  }, [cache, source, index, codePoint])
  return (
    <li className={styles.tile}>
      <canvas ref={canvas} role="img" aria-label={t('readers.glyph', { character })} />
      <span>
        {character} {code}
      </span>
    </li>
  )
}
