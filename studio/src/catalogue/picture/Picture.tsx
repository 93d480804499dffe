import { Icon } from '@irodori/ui/Icon'
import { useState } from 'react'
import styles from './Picture.module.css'
import { pictureSizes } from './pictureSizes.ts'

interface PictureProps {
  /** '' for a thing without a picture, whose place has an icon. */
  readonly src: string
  /** Alternative text; empty if the text beside it says the same. */
  readonly alt: string
  /** Width divided by height of its box. */
  readonly ratio: number
  /** The attribute `sizes`; the width of the window by default. */
  readonly sizes?: string
  /** CSS object-fit. */
  readonly fit?: 'contain' | 'cover'
  /** Whether it is among the first on the screen and loads at once. */
  readonly early?: boolean
  readonly onBroken?: () => void
}

const WIDTH = 480

/**
 * A picture in a box of fixed ratio, so that the layout does not shift. A picture that fails to load is replaced by an
 * icon.
 */
export function Picture({ src, alt, ratio, sizes = '100vw', fit = 'cover', early = false, onBroken }: PictureProps) {
  const [state, setState] = useState<'WAITING' | 'SHOWN' | 'BROKEN'>(
    src === '' ? 'BROKEN' : early ? 'SHOWN' : 'WAITING',
  )
  const settle = (isWhole: boolean) => {
    setState(isWhole ? 'SHOWN' : 'BROKEN')
    if (!isWhole) onBroken?.()
  }
  return (
    <span className={styles.place} style={{ aspectRatio: ratio }} data-state={state}>
      {state === 'BROKEN' ? (
        <span className={styles.broken}>
          <Icon name="photo" size={32} />
          {alt}
        </span>
      ) : (
        <img
          // A cached picture, or one of a server-rendered page, may have loaded or failed before React listens.
          ref={(image) => {
            if (image?.complete) settle(image.naturalWidth > 0)
          }}
          className={styles.picture}
          style={{ objectFit: fit }}
          width={WIDTH}
          height={Math.round(WIDTH / ratio)}
          sizes={sizes}
          {...pictureSizes(src, ratio)}
          alt={alt}
          loading={early ? 'eager' : 'lazy'}
          fetchPriority={early ? 'high' : 'auto'}
          decoding="async"
          onLoad={() => settle(true)}
          onError={() => settle(false)}
        />
      )}
    </span>
  )
}
