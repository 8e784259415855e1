import { Badge } from './badge.tsx'
import { Button, ButtonLink } from './button.tsx'
import { Card, CardGrid } from './card.tsx'
import { DishPicture } from './dish-picture.tsx'
import { GalleryActions } from './gallery-actions.tsx'
import { GalleryForms } from './gallery-forms.tsx'
import { GalleryOverlays } from './gallery-overlays.tsx'
import { GalleryPart } from './gallery-part.tsx'
import { HalvesPicture } from './halves-picture.tsx'
import { FlameIcon, LeafIcon, PlusIcon } from './icons.tsx'
import { Logo } from './logo.tsx'
import { Price } from './price.tsx'
import { Section, SectionHeading } from './section.tsx'

const dishes = [
  {
    name: 'Margherita Phô Mai Tươi',
    words: 'Sốt cà chua, mozzarella tươi, húng quế hái trong ngày.',
    price: 158000,
  },
  { name: 'Pepperoni Ý', words: 'Lát pepperoni cong giòn mép, phô mai kéo sợi.', price: 188000 },
  {
    name: 'Burrata & Giăm Bông Parma',
    words: 'Nguyên quả burrata, giăm bông Parma và xà lách rocket.',
    price: 288000,
  },
  { name: 'Món mới của bếp', words: 'Đĩa vẽ tay chờ ảnh, không mượn ảnh món khác.', price: 198000 },
]

function Dishes({ pictures }: { pictures: readonly string[] }) {
  return (
    <GalleryPart title="Thẻ món, ảnh và đĩa vẽ">
      <CardGrid>
        {dishes.map((dish, index) => (
          <Card
            key={dish.name}
            as="article"
            interactive
            muted={index === 2}
            picture={<DishPicture src={pictures[index] ?? null} alt="" />}
            badges={
              index === 2 ? (
                <Badge solid>Hết món</Badge>
              ) : index === 0 ? (
                <Badge tone="accent" icon={<FlameIcon />} solid>
                  Bán chạy
                </Badge>
              ) : undefined
            }
            footer={
              <>
                <Price amount={dish.price} />
                <Button size="small" icon={<PlusIcon />} disabled={index === 2}>
                  {index === 2 ? 'Hết món' : 'Thêm'}
                </Button>
              </>
            }
          >
            <h3>{dish.name}</h3>
            <p style={{ color: 'var(--color-text-muted)', fontSize: 'var(--text-sm)' }}>{dish.words}</p>
            {index === 0 && (
              <Badge tone="success" icon={<LeafIcon />}>
                Món chay
              </Badge>
            )}
          </Card>
        ))}
      </CardGrid>
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: '1.5rem', marginTop: '1.5rem' }}>
        {[pictures[1], undefined, null].map((second, index) => (
          <div key={index} style={{ width: 'min(16rem, 44%)' }}>
            <HalvesPicture
              first={pictures[0] ?? null}
              second={second}
              label="Nửa Margherita, nửa món thứ hai"
            />
          </div>
        ))}
      </div>
    </GalleryPart>
  )
}

interface GalleryProps {
  /** Addresses of three dish pictures, to see the components with what they are for. */
  pictures?: readonly string[]
}

/** Every component in every state, on paper and by night. For a development route only. */
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
        <Dishes pictures={pictures} />
        <GalleryActions />
        <GalleryForms />
        <GalleryOverlays pictures={pictures} />
      </Section>
    </main>
  )
}
