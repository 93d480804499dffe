import { classes } from '@irodori/ui/classes'
import { Icon } from '@irodori/ui/Icon'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './Chips.module.css'
import { FIRST_ROW, firstHashtags } from './firstHashtags.ts'

interface HashtagChipsProps {
  readonly hashtags: readonly string[]
  readonly chosen: string
  readonly onChoose: (hashtag: string) => void
}

/** The first eleven tags, and the rest on demand. The selected tag is always visible. */
export function HashtagChips({ hashtags, chosen, onChoose }: HashtagChipsProps) {
  const { t } = useTranslation('catalogue')
  const [all, setAll] = useState(false)
  if (hashtags.length === 0) return null
  const shown = all ? hashtags : firstHashtags(hashtags, chosen)
  return (
    <fieldset aria-label={t('hashtag.label')} className={styles.chips} data-all={all}>
      {shown.map((hashtag) => (
        <button
          key={hashtag}
          type="button"
          className={styles.chip}
          aria-pressed={hashtag === chosen}
          onClick={() => onChoose(hashtag)}
        >
          #{hashtag}
          {hashtag === chosen && <Icon name="close" size={14} />}
        </button>
      ))}
      {hashtags.length > FIRST_ROW && (
        <button
          type="button"
          className={classes(styles.chip, styles.more)}
          aria-expanded={all}
          onClick={() => setAll(!all)}
        >
          {all ? t('hashtag.less') : t('hashtag.more')}
          <Icon name={all ? 'chevronUp' : 'chevronDown'} size={16} />
        </button>
      )}
    </fieldset>
  )
}
