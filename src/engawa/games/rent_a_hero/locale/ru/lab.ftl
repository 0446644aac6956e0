report-ending-six-heroes = шесть героев
report-ending-counted = подсчёт
