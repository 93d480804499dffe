import { hasSenderCode } from '@irodori/design/merge/addressFields'
import type { AddressSetting, MergeList } from '@irodori/design/merge/mergeList'
import { changeAddress } from '@irodori/design/merge/mergeList'
import { parsePostalCode } from '@irodori/rules/postalCode'
import { SegmentedControl } from '@irodori/ui/SegmentedControl'
import { SelectField } from '@irodori/ui/SelectField'
import { TextField } from '@irodori/ui/TextField'
import { useTranslation } from 'react-i18next'
import styles from './MergeDialog.module.css'

/** The words that are offered after names; 御中 follows a company by itself. */
const HONORIFICS = ['様', '殿', '先生', 'さん', 'くん', 'ちゃん', '御中', '各位']

/** Room for 〒, seven digits and the hyphen. */
const CODE_LENGTH = 20

interface AddressFieldsProps {
  readonly list: MergeList
  readonly address: AddressSetting
  readonly onChange: (list: MergeList) => void
}

/** How the address side writes numbers, the word after names whose rows have none, and the postal code of the sender. */
export function AddressFields({ list, address, onChange }: AddressFieldsProps) {
  const { t } = useTranslation('merge')
  const change = (part: Partial<AddressSetting>) => onChange(changeAddress(list, { ...address, ...part }))
  return (
    <fieldset className={styles.pattern} aria-label={t('address.title')}>
      <p>{t('address.lead')}</p>
      <SegmentedControl
        label={t('address.digits')}
        value={address.digits}
        segments={[
          { value: 'KANJI', label: t('address.kanji') },
          { value: 'ARABIC', label: t('address.arabic') },
        ]}
        onChange={(digits) => change({ digits })}
      />
      <SelectField
        label={t('address.honorific')}
        value={address.honorific}
        onChange={({ target }) => change({ honorific: target.value })}
      >
        {HONORIFICS.map((word) => (
          <option key={word} value={word}>
            {word}
          </option>
        ))}
        <option value="">{t('address.none')}</option>
      </SelectField>
      {hasSenderCode(list) && (
        <TextField
          label={t('address.sender')}
          inputMode="numeric"
          maxLength={CODE_LENGTH}
          value={address.sender}
          error={address.sender === '' || parsePostalCode(address.sender) ? null : t('address.senderDigits')}
          onChange={({ target }) => change({ sender: target.value })}
        />
      )}
    </fieldset>
  )
}
