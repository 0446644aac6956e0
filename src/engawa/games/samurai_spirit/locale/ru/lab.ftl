report-of-samurai = { $number ->
    [one] { $number } самурай
    [few] { $number } самурая
    [many] { $number } самураев
   *[other] { $number } самурая
}
report-win-rates = Как часто удаётся спасти деревню?
report-win-rates-note = Выигранные партии по числу самураев; линия на каждый уровень. Отрезки показывают интервалы 95 %; шкала растянута у нуля, чтобы различать редкие победы.
report-samurai = самураи в игре
report-line-ups = Какие составы выигрывают?
report-line-ups-note = Партии, выигранные каждым составом, с интервалами 95 %; пунктир показывает среднее по всем партиям. Показано составов: { $shown } из { $number }.
report-helpers = Какие самураи помогают больше всего?
report-helpers-axis = процентные пункты побед: с ним, а не без него
report-helpers-note = Доля побед в партиях с самураем минус доля в партиях без него, среди партий того же уровня и числа самураев; интервалы 95 %. Правее пунктира он помогает.
report-losses = Как проигрывают партии?
report-losses-note = Доли всех партий, в том числе выигранных.
report-rounds = Когда проигрывают партии?
report-rounds-note = Доли всех партий по раунду, в котором они проиграны.
report-lost-in = поражение в раунде { $number }
report-order-wounds = Лучше ли ходить первым?
report-order-wounds-axis = раны к концу партии, больше или меньше среднего по всем местам
report-order-wounds-note = Все выигрывают или проигрывают вместе, но не все страдают одинаково: раны по порядку хода, с интервалами 95 %; на пунктире у всех было бы поровну.
report-powers-kiai = Киай это «use», жетоны поддержки «support».
report-head-level = уровень
report-head-samurai = самураи
report-head-one-samurai = самурай
report-head-line-up = состав
report-ending-victory = победа
report-ending-samurai-died = погиб самурай
report-ending-farmsteads-lost = сгорели все дворы
report-ending-families-lost = потеряны все семьи
