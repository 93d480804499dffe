import { ADDRESS_LINE_MAX_CHARACTERS, addressLineLength } from '@irodori/rules/addressLine'
import { OVERSEAS, PREFECTURES, prefectureName } from '@irodori/rules/prefecture'
import { Button } from '@irodori/ui/Button'
import { SelectField } from '@irodori/ui/SelectField'
import { TextField } from '@irodori/ui/TextField'
import { useTranslation } from 'react-i18next'
import { RetryNotice } from '../notice/RetryNotice.tsx'
import { prefectureFlag } from '../postalCode/prefectureFlag.ts'
import { usePostalPlace } from '../postalCode/usePostalPlace.ts'
import { NameFields } from './NameFields.tsx'
import { PersonName } from './OrdererBlock.tsx'
import styles from './People.module.css'
import { PersonBlock } from './PersonBlock.tsx'
import { PersonForm } from './PersonForm.tsx'
import { type ReceiverFields, withPlace } from './peopleForm.ts'
import { useFieldErrors } from './useFieldErrors.ts'
import type { usePeopleForms } from './usePeopleForms.ts'

const MAX_LENGTH = 100

type ReceiverBlockProps = ReturnType<ReturnType<typeof usePeopleForms>['receiverBlock']>

/** The receiver of an order with the address, to read or to edit. */
export function ReceiverBlock(props: ReceiverBlockProps) {
  const { value, isEdited, onEdit } = props
  return (
    <PersonBlock person="receiver" isEdited={isEdited} onEdit={onEdit}>
      {isEdited ? <ReceiverForm {...props} /> : <ReceiverAddress receiver={value} />}
    </PersonBlock>
  )
}

/** Name, address and phone number as the parcel label shows them. */
export const ReceiverAddress = ({ receiver }: { readonly receiver: ReceiverFields }) => (
  <address className={styles.address}>
    <PersonName person={receiver} />
    <p>
      {receiver.zipCode !== '' && `〒${receiver.zipCode}`}
      <br />
      {receiver.prefecture}
      {receiver.city}
      {receiver.subAddress1}
      {receiver.subAddress2 !== '' && (
        <>
          <br />
          {receiver.subAddress2}
        </>
      )}
    </p>
    <p>{receiver.phoneNumber}</p>
  </address>
)

function ReceiverForm(props: ReceiverBlockProps) {
  const { value, control, set } = props
  const { t, i18n } = useTranslation('review')
  const language = i18n.resolvedLanguage === 'en' ? 'en' : 'ja'
  const errorOf = useFieldErrors(props)
  const { place, hasFailed, retry } = usePostalPlace(value.zipCode)
  const fillIn = ({ prefecture, city, subAddress1 }: ReceiverFields) => {
    set('prefecture', prefecture)
    set('city', city)
    set('subAddress1', subAddress1)
  }
  const flag = prefectureFlag(value.prefecture, place)
  const line = (field: 'subAddress1' | 'subAddress2') => (
    <TextField
      {...control(field)}
      label={t(`field.${field}`)}
      help={t('field.lineHelp', { number: addressLineLength(value[field]), most: ADDRESS_LINE_MAX_CHARACTERS })}
      // Reported while typing, because the label of the parcel cuts longer lines off.
      error={addressLineLength(value[field]) > ADDRESS_LINE_MAX_CHARACTERS ? t('fault.LINE_TOO_LONG') : errorOf(field)}
      maxLength={MAX_LENGTH}
      autoComplete={field === 'subAddress1' ? 'address-line1' : 'address-line2'}
    />
  )
  return (
    <PersonForm {...props}>
      <NameFields control={control} errorOf={errorOf} />
      <div className={styles.postal}>
        <TextField
          {...control('zipCode')}
          label={t('field.zipCode')}
          help={t('field.zipCodeHelp')}
          error={errorOf('zipCode')}
          maxLength={20}
          inputMode="numeric"
          autoComplete="postal-code"
        />
        <Button disabled={!place} onClick={() => place && fillIn(withPlace(value, place))}>
          {t('field.fillIn')}
        </Button>
      </div>
      {hasFailed && <RetryNotice onRetry={retry}>{t('field.lookUpFailed')}</RetryNotice>}
      <SelectField
        {...control('prefecture')}
        label={t('field.prefecture')}
        error={flag === 'OTHER_PREFECTURE' ? t('fault.PREFECTURE_OF_OTHER_CODE') : errorOf('prefecture')}
        help={flag === 'UNKNOWN_CODE' ? t('field.unknownCode') : undefined}
        autoComplete="address-level1"
      >
        <option value="">{t('field.choose')}</option>
        {PREFECTURES.map((name) => (
          <option key={name} value={name}>
            {name === OVERSEAS ? t('field.overseas') : prefectureName(name, language)}
          </option>
        ))}
      </SelectField>
      <TextField
        {...control('city')}
        label={t('field.city')}
        error={errorOf('city')}
        maxLength={MAX_LENGTH}
        autoComplete="address-level2"
      />
      {line('subAddress1')}
      {line('subAddress2')}
      <TextField
        {...control('phoneNumber')}
        type="tel"
        label={t('field.phoneNumber')}
        error={errorOf('phoneNumber')}
        maxLength={20}
        autoComplete="tel"
      />
    </PersonForm>
  )
}
