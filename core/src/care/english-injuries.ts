const skin =
  '(arm|arms|wrist|wrists|thigh|thighs|leg|legs|skin|forearm|forearms|stomach|hip|hips|hand|hands|ankle|ankles|shoulder|belly|chest|body)'
const blade =
  '(blade|razor|razors|razor blade|lighter|knife|box cutter|boxcutter|glass|scissors|needle|needles|cigarette|cigarettes|ciggy|cig|sharpener|safety pin|pin|matches|iron|pencil sharpener|compass|paperclip|thumbtack)'
const again =
  '(again|last night|last nite|tonight|yesterday|on purpose|every|when|whenever|until|till|til|because|bc|to feel|to cope|after|since|so|cos|deliberately|each time|everytime|this morning|while)'

/** What people do to their own body. */
export const injuries: readonly string[] = [
  `(burn|burning|burned|burnt|cut|cutting|slice|slicing|sliced|scratch|scratching|scratched|stab|stabbing|stabbed|poke|poking|carve|carving|carved|slash|slashed|dig|digging|dug) * my (own)? (inner|upper|left|right)? ${skin} (with|w|using|open|up)? (a|the|my|his|some|w)? * ${blade}`,
  `(burn|burning|burned|burnt|cut|cutting|sliced|slicing|scratching|scratched|hit|hitting|punch|punching|punched|bite|biting|bit|bruise|bruising|carving) (on|into)? (my|up my|at my|open my) (own)? (inner|upper|left|right)? ${skin} ${again}`,
  `(cigarette|cigarettes|cig|lighter|blade|razor|knife|flame|needle|glass) (on|into|against|out on|to|across|over|in) my (own)? (inner|bare)? ${skin}`,
  `(press|pressed|pressing|put|putting|stub|stubbed|hold|holding|held|run|ran) (the|a|my|out|out a)? (cigarette|cigarettes|lighter|blade|razor|knife|flame|iron) (out)? (on|into|against|to|under|across|over) (my|me|myself)`,
  '(relapsed|relapse|relapsing|back|clean|urges|urge|addicted|slipped) (on|with|to|into|from|back into|again with)? (sh|s h|self harm|selfharm|cutting|burning|hurting myself|harming) ',
  '(sh|self harm|selfharm) (relapse|relapsed|urges|again|scars|tonight|clean streak)',
  '(hit|hitting|bang|banging|banged|smash|smashing|slam|slamming|bash|bashing) my (own)? (head|fist|hand|fists|face) * (against|on|into|off) * (wall|floor|door|tiles|mirror|desk|table|sink) (until|till|til|on purpose|when|again|so|because|whenever|every|to|after|over)',
  '(punch|punching|punched|hit|hitting|slap|slapping|slapped|choke|choking|strangle|strangling|scratch|scratching|pinch|pinching|bite|biting|bruise) (myself|my self|my own face|my own head|my own legs|my legs|my thighs|my face) (in the (face|head)|when|until|till|til|again|because|every|on purpose|whenever|so|to|hard|with|after|over|if|.)',
  '(until|till|til|so|and|if) (it|i|they|my skin|my arm|my arms|my hand) (bleeds|bleed|bled|bleeding|blood|bruise|bruises)',
  `(starve|starving|starved|punish|punishing|punished) (myself|me|my body) (to|for|because|until|when|on purpose|as|by (cutting|burning|starving|hitting|hurting|not eating))`,
  '(scratch|scratches|scars|cuts|cut marks|marks|burns|bruises|slits|lines) on my (arm|arms|wrist|wrists|thighs|thigh|legs) * (again|new|fresh|i made|i did|not the cat|from last|myself|deeper|hide|hiding|noticed|sleeves)',
  '(new|fresh|more|made|making|hiding|hide|covering|cover) * (scratches|scars|cuts|cut marks|burns|slits) (on|up|down|along|across|under) my',
  '(looking at|staring at|holding|picked up|reaching for|bought|hid|hiding|found|got|keep) (the|a|my|that|some|new) (blade|blades|razor|razors|razor blade|box cutter) (again|tonight|and|.|under|in|,|because|from)',
  '(looking at|staring at|holding) the (knife|pills|rope|noose|gun|bleach|belt) (again|tonight|.|and|,|right now)',
  '(burned|burnt|cut|hurt|scratched|bruised|injured|hit|bit|starved|stabbed|poisoned|scalded) (myself|my self) * (on purpose|deliberately|intentionally|with a (razor|blade|lighter|cigarette)|again (tonight|last night|because|when))',
  '(only|one) (way|thing) (that|i|to|which)? * (feel|feeling|makes me feel|stops|helps|calms|quiets) (something|anything|alive|real|better|human|the noise|me|less) (is)? (when i (bleed|cut|hurt|burn)|the blade|bleeding|cutting|pain|hurting|burning|to cut|to bleed|to hurt)',
  '(feel|feels|felt|feeling|am) (only)? (real|better|alive|something|calm|calmer|human|relief) (only)? (when|if|after|once|while) (it|i|im|the) (bleeds|bleed|cut|bled|bleeding|cutting|hurt myself|burn|burn myself|blood|blade|see blood)',
  '(hurt|pain|bleed|blood|hit|legs|thighs|arms|head|skin|bruise|blue) ** only (way|thing) (i|to|that) (can)? (feel|feels|makes|calms|helps)',
  '(blood) (on|all over|in) (the|my) (bathroom|floor|sink|bathtub|sheets|sleeve|sleeves|tiles) * (again|mine|my own|i did|from my|on purpose|own doing)',
  '(deserve|need|want|owe|earned|earn|like|love|crave) (the|this|to|some)? (pain|bleed|blood|hurt|bruises|be hurt) * (give it to myself|on my|myself|to feel|so i cut|so i burn|so i hurt|i cut|i burn|from the blade)',
  '(where) (no one|nobody|noone|they|she|he|mum|mom|people) (can|cant|wont|will|ever)? (sees|see|look|looks|notice|find) (it|them|the cuts|the marks|.)',
  '(carve|carving|carved|etch|scratch|scratched|cut|cutting) (his|her|a|the|it|words|my|their|something|him|this) * (name|word|initials|failure|worthless|face)? (into|in|on|out of|onto) (my|me|myself)',
  '(break|breaking|broke|smash|smashing|crush) my own (fingers|hand|hands|arm|bones|bone|knuckles|leg|wrist|toes)',
  '(pull|pulling|rip|ripping|tear|tearing) (out)? my (own)? (hair|skin|nails) (out|off)? (until|till|til|and hit|on purpose|to punish|because i hate|when i hate|in clumps)',
  '(skip|skipping|stopped|stop|refuse|refusing|not taking) (my|taking my) (insulin|meds|medication|heart pills|dialysis|treatment) (on purpose|so|to die|until i|hoping|because i want|deliberately|to punish)',
  '(cut|cutting|bled|bleed|bleeding) (4|for|because of|over) (him|her|you|them) (again|last|and|tonight|every)',
  '(i|ive|im|just|so|yeah|and) (did|done|doing|do) it again (on|last|tonight|to my|with the|cut|deeper|my arm)',
  '(drank|drink|drinking|swallow|swallowed|swallowing|ate|eat) (some|the|a bottle of|bleach|a whole|all the)? (bleach|drain cleaner|antifreeze|pesticide|rat poison|batteries|broken glass|detergent)',
  '(run|running|held|hold|put|holding) (the|my|my hand|my hands|my arm|my wrists|a)? * (boiling|scalding) (water|hot water) (on|over|to|until) (my|punish|purpose|i)',
  '(new|bad|self|old|my) (sh|selfharm|self harm|self inflicted) (scars|wounds|cuts|marks|injury|injuries)',
  'pills (is|are|r|all|were) (all|right|just|already|lined)? * (here|there|on the|next to|in front|beside|waiting|calling|lined|up on|ready|counted|in my)',
  '(saving|saved|save|hoarding|hoarded|stockpiling|stockpiled|stashing|stashed|collecting|collected|hiding|hid|keeping) (up|all|away)? (all)? (my|the|his|her|of my|up my|these)? (sleeping|pain|heart|anxiety|moms|mums|dads)? (pills|tablets|meds|medication|painkillers|xanax|benzos)',
  '(bottle of|vodka|wine|whiskey|whisky|alcohol|gin|rum|booze|drunk) ** (and|with|plus|w) (a|all|some|my|his|her|the|bottle of|box of)? * (sleeping pills|pills|tablets|painkillers|xanax|meds|benzos|sleeping tablets)',
]
