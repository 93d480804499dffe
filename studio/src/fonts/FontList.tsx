import { buttonClass } from '@irodori/ui/buttonClass'
import { classes } from '@irodori/ui/classes'
import { Icon } from '@irodori/ui/Icon'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './FontsPage.module.css'
import type { FontSource } from './inspection/fontSource.ts'
import { useFontName } from './useFontName.ts'

interface FontListProps {
  readonly sources: readonly FontSource[]
  readonly chosen: FontSource
  readonly onChoose: (source: FontSource) => void
  readonly onFiles: (files: readonly File[]) => void
}

/** The list of fonts, with a button that adds font files. */
export function FontList({ sources, chosen, onChoose, onFiles }: FontListProps) {
  const { t } = useTranslation('fonts')
  const nameOf = useFontName()
  const group = useId()
  return (
    <div className={styles.side}>
      <fieldset className={styles.list}>
        <legend>{t('list')}</legend>
        {sources.map((source) => (
          <label key={source.id} className={styles.font}>
            <input type="radio" name={group} checked={source === chosen} onChange={() => onChoose(source)} />
            <span>{nameOf(source)}</span>
          </label>
        ))}
      </fieldset>
      <label className={classes(buttonClass(), styles.add)}>
        <Icon name="upload" size={18} />
        {t('add')}
        <input
          type="file"
          className={styles.file}
          multiple
          accept=".ttf,.otf,.ttc,.otc,.woff,.woff2,font/*"
          onChange={(event) => {
            onFiles([...(event.target.files ?? [])])
            event.target.value = ''
          }}
        />
      </label>
      <p className={styles.hint}>{t('addHelp')}</p>
    </div>
  )
}
