import { PictureField } from '#src/features/uploads/ui/office/picture-field.tsx'
import { useTexts } from '#src/web/language.tsx'
import { custom, text } from '#src/web/office/resource/field-kinds.tsx'
import { settingsTexts } from '../../texts/settings-texts.ts'
import styles from './settings-section.module.css'

/** Width divided by height of the picture that social networks and chats show for a shared link. */
const cardAspect = 1200 / 630

/** A field for the picture that is shown for a shared link. */
export const sharedPicture = custom({
  ...text(),
  Input({ label, value, onChange }) {
    const { noPicture } = useTexts(settingsTexts)
    const preview =
      value === '' ? (
        <p className={styles.about}>{noPicture}</p>
      ) : (
        <img className={styles.card} src={value} width={240} height={126} alt="" />
      )
    return <PictureField {...{ label, value, onChange, preview }} aspect={cardAspect} purpose="image" />
  },
})
