import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './FontReport.module.css'
import type { FontCache } from './inspection/fontCache.ts'
import type { FontSource } from './inspection/fontSource.ts'
import { SAMPLE_SIZE, type SampleKind } from './inspection/sampleRequest.ts'

interface SampleFigureProps {
  readonly cache: FontCache
  readonly source: FontSource
  readonly index: number
  readonly words: string
  readonly kind: SampleKind
}

/** A text rendered by the kernel, pixel for pixel as in print. */
export function SampleFigure({ cache, source, index, words, kind }: SampleFigureProps) {
  const { t } = useTranslation('fonts')
  const canvas = useRef<HTMLCanvasElement>(null)
  const [isTruncated, setTruncated] = useState(false)
  const { width, height } = SAMPLE_SIZE[kind]
  useEffect(() => {
    const unmount = new AbortController()
    const draw = async () => {
      const answer = await cache.open(source, unmount.signal)
      if (answer.kind === 'REFUSED') return
      const sample = await answer.sample(index, words, kind, Math.max(1, window.devicePixelRatio))
      const view = canvas.current
      if (unmount.signal.aborted || !view) return sample.bitmap.close()
      view.width = sample.bitmap.width
      view.height = sample.bitmap.height
      view.getContext('bitmaprenderer')?.transferFromImageBitmap(sample.bitmap)
      setTruncated(sample.truncated)
    }
    // If rendering fails, the last figure stays; the report above says what is wrong with the font.
    void draw().catch(() => undefined)
    return () => unmount.abort()
  }, [cache, source, index, words, kind])
  return (
    <figure className={styles.figure} data-kind={kind}>
      <canvas
        ref={canvas}
        role="img"
        aria-label={t('sample.figure', { kind: t(`sample.${kind}`), words })}
        style={{ aspectRatio: `${width} / ${height}`, maxInlineSize: `${width}px` }}
      />
      <figcaption>
        {t(`sample.${kind}`)}
        {isTruncated && ` ${t('sample.truncated')}`}
      </figcaption>
    </figure>
  )
}
