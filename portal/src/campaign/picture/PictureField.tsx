import { buttonClass } from '@irodori/ui/buttonClass'
import { Field } from '@irodori/ui/Field'
import { Icon } from '@irodori/ui/Icon'
import { Spinner } from '@irodori/ui/Spinner'
import { type DragEvent, type RefCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './PictureField.module.css'
import type { ChosenPicture } from './usePicture.ts'

interface PictureFieldProps {
  readonly picture: ChosenPicture
  readonly error: string | null
  /** Receives the element that an error focuses. */
  readonly focusRef: RefCallback<Pick<HTMLElement, 'focus'>>
  readonly onChoose: (file: File) => void
}

const MEGABYTE = 1024 * 1024
/** With these types a phone converts its photos to JPEG. */
const ACCEPTED = 'image/png,image/jpeg,.png,.jpg,.jpeg'

/** The picture of an entry: choose or drop a file, preview it, change it. */
export function PictureField({ picture, error, focusRef, onChoose }: PictureFieldProps) {
  const { t } = useTranslation('campaign')
  const [isOver, setOver] = useState(false)
  const take = (files: FileList | null) => {
    const file = files?.[0]
    if (file) onChoose(file)
  }
  const drag = (event: DragEvent, over: boolean) => {
    event.preventDefault()
    setOver(over)
  }
  return (
    <Field label={t('picture.label')} help={t('picture.help')} error={error}>
      {(control) => (
        <label
          className={styles.drop}
          data-over={isOver}
          data-wrong={error !== null}
          onDragOver={(event) => drag(event, true)}
          onDragLeave={(event) => drag(event, false)}
          onDrop={(event) => {
            drag(event, false)
            take(event.dataTransfer.files)
          }}
        >
          <input
            {...control}
            // The form holds the name of the picture, so it gets the focus of this field and not its files.
            ref={(input) => {
              focusRef(input && { focus: () => input.focus() })
            }}
            className={styles.input}
            type="file"
            name="file"
            accept={ACCEPTED}
            onChange={(event) => {
              take(event.target.files)
              // Cleared, so that choosing the same file again after it changed fires the event.
              event.target.value = ''
            }}
          />
          <span className={styles.preview}>
            {picture.kind === 'CHOSEN' ? (
              <img src={picture.url} alt={t('picture.preview')} />
            ) : picture.kind === 'READING' ? (
              <Spinner size={28} />
            ) : (
              <Icon name="photoAdd" size={40} />
            )}
          </span>
          <span className={styles.text}>
            <span className={buttonClass('secondary')}>
              <Icon name="photo" />
              {t(picture.kind === 'CHOSEN' ? 'picture.change' : 'picture.choose')}
            </span>
            <span className={styles.soft} role="status">
              {picture.kind === 'READING' && t('picture.reading')}
              {picture.kind === 'CHOSEN' &&
                t('picture.size', {
                  name: picture.file.name,
                  size: Math.max(picture.file.size / MEGABYTE, 0.1).toFixed(1),
                })}
            </span>
            {picture.kind !== 'CHOSEN' && <span className={styles.hint}>{t('picture.drop')}</span>}
          </span>
        </label>
      )}
    </Field>
  )
}
