import { foldText } from '#src/kernel/text.ts'
import { allergens, type Allergen, type Diet } from '#src/kernel/dietary.ts'
import type { DietaryFilter } from './dietary-filter.ts'
import { wordsOf } from './searched-text.ts'

/**
 * The words that people use for the allergens, in both languages. A word such as "seafood" or "shellfish" stands for several
 * allergens.
 */
const namesOf: Readonly<Record<Allergen, string>> = {
  gluten: 'gluten|lúa mì|bột mì|wheat',
  milk: 'sữa|bơ sữa|phô mai|milk|dairy|lactose|cheese',
  egg: 'trứng|egg|eggs',
  fish: 'cá|hải sản|fish|seafood',
  crustaceans:
    'tôm|cua|ghẹ|tôm cua|giáp xác|hải sản|shrimp|shrimps|prawn|prawns|crab|crustaceans|shellfish|seafood',
  molluscs:
    'mực|sò|ốc|nghêu|vẹm|hàu|nhuyễn thể|hải sản|squid|mussel|mussels|clam|clams|oyster|oysters|molluscs|shellfish|seafood',
  peanuts: 'đậu phộng|lạc|peanut|peanuts',
  nuts: 'hạt|các loại hạt|nut|nuts',
  soy: 'đậu nành|đậu hũ|soy|soya|tofu',
  sesame: 'mè|vừng|sesame',
}
const dietNames: Readonly<Record<Diet, string>> = {
  vegan: 'thuần chay|vegan',
  vegetarian: 'chay|vegetarian',
}
const negations = 'không|ko|kiêng|dị ứng|no|without|allergic|allergy'
/**
 * Without diacritics, "cà chua" (tomato) and "cà phê" (coffee) contain "ca", which could also be "cá" (fish). These words must not
 * be taken for fish.
 */
const noFish = / ca (?=(?:chua|phe|rot|ri|tim|cao) )/g

/**
 * Recognizes a search for dishes without an allergen ("không sữa", "nut free", "no milk") or for a diet, and returns it as a
 * filter. A diet is recognized only together with a word such as "không" or "free". Undefined for any other search. Diacritics may
 * be missing but not wrong: "không cà" is not about fish.
 */
export function askedFilter(query: string): DietaryFilter | undefined {
  const text = ` ${wordsOf(query)} `
  const negated = text.split(splitter(negations)).slice(1).join(' ')
  const freeOf = text.split(' free ').slice(0, -1).join(' ')
  if (negated === '' && freeOf === '') return undefined
  const avoided = ` ${negated} ${freeOf.trim().split(' ').slice(-2).join(' ')} `.replace(noFish, ' ')
  const without = allergens.filter((allergen) => holds(avoided, namesOf[allergen]))
  const diet = (['vegan', 'vegetarian'] as const).find((each) => holds(text, dietNames[each]))
  return diet || without.length > 0 ? { diet, without } : undefined
}

/**
 * True if a guest's note speaks of an allergy, or names an allergen, even to say that it is no problem. Asking for more or less of an
 * ingredient ("ít phô mai", "extra cheese") is no such note, because the guest eats it. Diacritics may be missing, except in words of
 * two letters, which without them are mostly other words ("so", "me").
 */
export function mentionsAllergy(note: string): boolean {
  const text = ` ${wordsOf(note)} `.replace(noFish, ' ')
  return (
    / (?:allerg|dị ứng |di ung )/.test(text) || text.replace(moreOrLess, ' ').match(namedAllergen) !== null
  )
}

const namedAllergens = [...Object.values(namesOf), 'bơ|butter']
  .flatMap((names) => names.split('|'))
  .flatMap((name) => (foldText(name).length > 2 ? [name, foldText(name)] : [name]))
  // "Bơ sữa" has to come before "bơ".
  .toSorted((one, other) => other.length - one.length)
  .join('|')
const namedAllergen = new RegExp(` (?:${namedAllergens}) `, 'u')
/** "Không thêm phô mai" (do not add cheese) asks for none, so it does not count. */
const moreOrLess = new RegExp(
  `(?<! (?:không|khong|ko|đừng|dung|no|not|t)) (?:ít|bớt|thêm|nhiều|bên|nửa|it|bot|them|nhieu|ben|nua|extra|more|less|light|half) (?:${namedAllergens})(?= )`,
  'gu',
)

function splitter(names: string): RegExp {
  return new RegExp(` (?:${names}|${foldText(names)}) `, 'u')
}

function holds(text: string, names: string): boolean {
  return names.split('|').some((name) => text.includes(` ${name} `) || text.includes(` ${foldText(name)} `))
}
