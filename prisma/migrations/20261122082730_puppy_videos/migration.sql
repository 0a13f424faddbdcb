-- RedefineTables
PRAGMA defer_foreign_keys=ON;
PRAGMA foreign_keys=OFF;
CREATE TABLE "new_Video" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "title" TEXT NOT NULL,
    "category" TEXT NOT NULL,
    "featured" BOOLEAN NOT NULL DEFAULT false,
    "videoId" TEXT NOT NULL,
    "description" TEXT NOT NULL DEFAULT '',
    "seconds" INTEGER,
    "posterId" INTEGER,
    "puppyId" INTEGER,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "Video_posterId_fkey" FOREIGN KEY ("posterId") REFERENCES "StockPhoto" ("id") ON DELETE SET NULL ON UPDATE CASCADE,
    CONSTRAINT "Video_puppyId_fkey" FOREIGN KEY ("puppyId") REFERENCES "Puppy" ("id") ON DELETE SET NULL ON UPDATE CASCADE
);
INSERT INTO "new_Video" ("category", "createdAt", "description", "featured", "id", "posterId", "seconds", "title", "videoId") SELECT "category", "createdAt", "description", "featured", "id", "posterId", "seconds", "title", "videoId" FROM "Video";
DROP TABLE "Video";
ALTER TABLE "new_Video" RENAME TO "Video";
CREATE INDEX "Video_category_featured_id_idx" ON "Video"("category", "featured", "id");
CREATE INDEX "Video_puppyId_idx" ON "Video"("puppyId");
PRAGMA foreign_keys=ON;
PRAGMA defer_foreign_keys=OFF;
