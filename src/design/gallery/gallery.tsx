import { ButtonLink } from '../button.tsx'
import { GalleryActions } from './gallery-actions.tsx'
import { GalleryDishes } from './gallery-dishes.tsx'
import { GalleryForms } from './gallery-forms.tsx'
import { GalleryOverlays } from './gallery-overlays.tsx'
import { Logo } from '../logo.tsx'
import { Section, SectionHeading } from '../section.tsx'

interface GalleryProps {
  /** URLs of three dish pictures, so that the components show real content. */
  pictures?: readonly string[]
}

/**
 * Every component in every state, on light and on dark sections. A development route shows it, and a browser test takes its
 * screenshots.
 */
export function Gallery({ pictures = [] }: GalleryProps) {
  return (
    <main>
      <Section tone="night">
        <Logo label="Bếp Lửa" ground="dark" height={64} />
        <div style={{ marginTop: '3rem' }}>
          <SectionHeading
            as="h1"
            eyebrow="Thủ Dầu Một"
            title="Pizza nướng lò củi, giòn thơm mùi lửa"
            subtitle="Bột ủ hai ngày, củi nhãn cháy đượm, phô mai kéo sợi: mỗi chiếc bánh chín trong chín mươi giây."
            action={<ButtonLink to="/menu">Đặt món</ButtonLink>}
          />
        </div>
        <GalleryActions />
        <GalleryForms />
      </Section>
      <Section>
        <Logo label="Bếp Lửa" ground="light" />
        <div style={{ marginTop: '2rem' }}>
          <SectionHeading
            eyebrow="Ra lò hôm nay"
            title="Món được yêu thích"
            subtitle="Bốn chiếc bánh khách quen hay gọi nhất."
            action={
              <ButtonLink to="/menu" look="secondary">
                Xem cả thực đơn
              </ButtonLink>
            }
          />
        </div>
        <GalleryDishes pictures={pictures} />
        <GalleryActions />
        <GalleryForms />
        <GalleryOverlays pictures={pictures} />
      </Section>
    </main>
  )
}
