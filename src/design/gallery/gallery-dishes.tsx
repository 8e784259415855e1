import { Badge } from '../badge.tsx'
import { Button } from '../button.tsx'
import { Card, CardGrid } from '../card.tsx'
import { DishPicture } from '../dish-picture.tsx'
import { GalleryPart } from './gallery-part.tsx'
import { HalvesPicture } from '../halves-picture.tsx'
import { FireStages, OvenBand } from '../oven-band.tsx'
import { PlusIcon } from '../icons.tsx'
import { LeafIcon } from '../task-icons.tsx'
import { FlameIcon } from '../ticket-icons.tsx'
import { Price } from '../price.tsx'

const dishes = [
  {
    name: 'Margherita Phô Mai Tươi',
    description: 'Sốt cà chua, mozzarella tươi, húng quế hái trong ngày.',
    price: 158000,
  },
  { name: 'Pepperoni Ý', description: 'Lát pepperoni cong giòn mép, phô mai kéo sợi.', price: 188000 },
  {
    name: 'Burrata & Giăm Bông Parma',
    description: 'Nguyên quả burrata, giăm bông Parma và xà lách rocket.',
    price: 288000,
  },
  { name: 'Món mới của bếp', description: 'Đĩa vẽ tay chờ ảnh, không mượn ảnh món khác.', price: 198000 },
]

function Cards({ pictures }: { pictures: readonly string[] }) {
  return (
    <GalleryPart title="Card">
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
                <Button size="small" icon={index !== 2 && <PlusIcon />} disabled={index === 2}>
                  {index === 2 ? 'Hết món' : 'Thêm'}
                </Button>
              </>
            }
          >
            <h3>{dish.name}</h3>
            <p style={{ color: 'var(--color-text-muted)', fontSize: 'var(--text-sm)' }}>{dish.description}</p>
            {index === 0 && (
              <Badge tone="success" icon={<LeafIcon />}>
                Món chay
              </Badge>
            )}
          </Card>
        ))}
      </CardGrid>
    </GalleryPart>
  )
}

const row = { display: 'grid', gap: '1.5rem', gridTemplateColumns: 'repeat(auto-fill, minmax(8rem, 14rem))' }

/**
 * A transparent picture. The gallery uses it like a picture that is still loading, so that the placeholder behind it is visible.
 */
const nothingYet = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'

function Pictures({ pictures }: { pictures: readonly string[] }) {
  return (
    <>
      <GalleryPart title="Dish picture">
        <div style={row}>
          <DishPicture src={nothingYet} alt="Ảnh đang tới" placeholder="#321 #a73 19402" />
          <DishPicture src={pictures[0] ?? null} alt="Margherita" placeholder="#421 #a84 19402" />
          <DishPicture src={null} alt="Món chưa có ảnh" />
        </div>
      </GalleryPart>
      <GalleryPart title="Halves">
        <div style={row}>
          {[pictures[1], undefined, null].map((second, index) => (
            <HalvesPicture
              key={index}
              first={pictures[0] ?? null}
              second={second}
              label="Nửa Margherita, nửa món thứ hai"
            />
          ))}
        </div>
      </GalleryPart>
      <GalleryPart title="Oven">
        {[true, false].map((lit) => (
          <OvenBand
            key={String(lit)}
            label="Giờ lấy món"
            time={lit ? '18:30' : null}
            day={lit ? 'Hôm nay, 21/11' : 'Càng sớm càng tốt'}
            dishes={lit ? pictures.map((image) => ({ image })) : []}
            lit={lit}
          >
            <FireStages
              names={['Chờ xác nhận', 'Đã xác nhận', 'Hoàn tất']}
              at={lit ? 1 : 0}
              label="Đơn đang đến đâu"
              reached="đã qua"
            />
          </OvenBand>
        ))}
      </GalleryPart>
    </>
  )
}

/** Dishes as guests see them: a card, a picture, two dishes as one pizza, and an order in the oven. */
export function GalleryDishes({ pictures }: { pictures: readonly string[] }) {
  return (
    <>
      <Cards pictures={pictures} />
      <Pictures pictures={pictures} />
    </>
  )
}
